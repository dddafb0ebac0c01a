import { act, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { bothValues } from '../../testing/conflict.js';
import { offline, refuse } from '../../testing/fake-api.js';
import { useFakeCaches } from '../../testing/fake-caches.js';
import { openRoute } from '../../testing/render-route.js';
import { viewers } from '../../testing/viewers.js';

const answers = { MyAccountExport: { export: null }, MySessions: { sessions: [] }, MySecurityRecord: { record: [] } };
const open = (more: Record<string, unknown> = {}, hash = '') =>
  openRoute(`/profile${hash}`, { viewer: 'vendor', answers: { ...answers, ...more } });

describe('the profile on /profile', () => {
  it('[ID-013] shows every field, saves them, and says so', async () => {
    const stored = {
      businessName: 'Clay & Kiln',
      description: 'Mugs',
      productCategories: ['Pottery'],
      website: 'https://clay.example',
      contactName: 'Maya Ortiz',
      phone: '(503) 555-0199',
      address: '2 Kiln St',
      city: 'Portland',
      state: 'Oregon',
      zipCode: '97201',
    };
    const { vendor } = viewers;
    const CurrentUser = { user: { ...vendor, profile: { ...vendor.profile, ...stored } } };
    const { user, api } = open({ CurrentUser, UpdateProfile: { profile: { id: 'vendor' } } });
    const typed = {
      'Business name': 'Kiln',
      Description: 'Pots',
      'Product categories': 'Pottery, Tiles, , Pottery',
      Website: 'https://kiln.example',
      'Contact name': 'Maya O.',
      Phone: '5035550100',
      'Street address': '1 Clay St',
      City: 'Salem',
      State: 'Oregon',
      'ZIP code': '97301',
    };
    await screen.findByLabelText('Business name');
    const shown = Object.keys(typed).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
    expect(shown).toEqual(Object.values(stored).map(String));
    for (const [label, text] of Object.entries(typed)) {
      await user.clear(screen.getByLabelText(label));
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    }
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await screen.findByText('Profile saved');
    const { before, ...input } = api.named('UpdateProfile')[0]?.variables['input'] as Record<string, unknown>;
    expect(input).toEqual({
      businessName: 'Kiln',
      description: 'Pots',
      productCategories: ['Pottery', 'Tiles'],
      website: 'https://kiln.example',
      contactName: 'Maya O.',
      phone: '(503) 555-0100',
      address: '1 Clay St',
      city: 'Salem',
      state: 'Oregon',
      zipCode: '97301',
    });
    expect(before).toEqual(stored);
  });

  it('leads a vendor to each of its parts, and to the public profile', async () => {
    open();
    const parts = within(await screen.findByRole('navigation', { name: 'Parts of your profile' }));
    const ids = parts.getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/^.*#/, '') ?? '');
    expect(ids).toEqual(['profile', 'account', 'second-factor', 'emails', 'your-data', 'delete-account']);
    for (const id of ids) await waitFor(() => expect(document.getElementById(id)).toBeTruthy());
    const publicProfile = screen.getByRole('link', { name: 'See your public profile' });
    expect(publicProfile.getAttribute('href')).toBe('/vendors/vendor');
  });

  it('scrolls to the part that the address names, although it renders later', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    open({}, '#emails');
    await waitFor(() => expect(scrolled.mock.contexts.map((one) => (one as Element).id)).toContain('emails'));
    scrolled.mockRestore();
  });

  it('lets a keyboard continue from the part that it chose', async () => {
    const { user } = open();
    const parts = within(await screen.findByRole('navigation', { name: 'Parts of your profile' }));
    await waitFor(() => expect(document.getElementById('delete-account')).toBeTruthy());
    parts.getByRole('link', { name: 'Delete account' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.id).toBe('delete-account'));
  });

  it('leaves the focus on a control in use when the address names a part', async () => {
    const { router } = open();
    const save = await screen.findByRole('button', { name: 'Save profile' });
    await waitFor(() => expect(document.getElementById('emails')).toBeTruthy());
    save.focus();
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await act(() => router.navigate('/profile#emails'));
    await waitFor(() => expect(scrolled.mock.contexts.map((one) => (one as Element).id)).toContain('emails'));
    expect(document.activeElement).toBe(save);
    scrolled.mockRestore();
  });

  it('[ID-013] says that a profile was not saved, and keeps what was typed', async () => {
    const { user } = open({ UpdateProfile: refuse('INTERNAL', '') });
    await enter(user, await screen.findByLabelText('Business name'), ' & Glaze');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await screen.findByText('Your profile could not be saved. Please try again.');
    expect(screen.getByLabelText('Business name')).toHaveProperty('value', 'Clay & Kiln & Glaze');
  });

  it('says what is too long or too many at its field, and sends nothing', async () => {
    const { user, api } = open({ UpdateProfile: offline });
    const fill = async (name: string, text: string) => {
      await user.clear(await screen.findByLabelText(name));
      await user.click(screen.getByLabelText(name));
      await user.paste(text);
    };
    await fill('Product categories', Array.from({ length: 31 }, (_, index) => `kind ${index}`).join(', '));
    await fill('Website', `https://www.example.com/${'a'.repeat(300)}`);
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await screen.findByText('Please use at most 30 categories of at most 60 characters');
    await screen.findByText('Please use 300 characters or fewer');
    await fill('Product categories', `pottery, ${'a'.repeat(61)}`);
    screen.getByText('Please use at most 30 categories of at most 60 characters');
    await fill('Product categories', 'pottery');
    await waitFor(() => expect(screen.queryByText(/at most 30 categories/)).toBeNull());
    expect(api.named('UpdateProfile')).toEqual([]);
  });

  it('goes to the first of the fields that its service refuses', async () => {
    const problems = ['city', 'businessName'].map((path) => ({ path, message: `Wrong ${path}` }));
    const { user } = open({ UpdateProfile: refuse('BAD_INPUT', 'Please check the highlighted fields.', problems) });
    await user.click(await screen.findByRole('button', { name: 'Save profile' }));
    await screen.findByText('Wrong city');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Business name')));
  });
});

describe('a profile that another tab saved meanwhile', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Business name');
  const refused = async () => {
    const changed = [{ path: 'businessName', message: 'Changed' }];
    const opened = open({ UpdateProfile: refuse('PROFILE.CHANGED_MEANWHILE', 'Changed', changed) });
    await enter(opened.user, await screen.findByLabelText('Business name'), ' & Glaze');
    const { vendor } = viewers;
    const profile = { ...vendor.profile, businessName: 'Kiln', contactName: 'Maya O.' };
    opened.api.set('CurrentUser', { user: { ...vendor, profile } });
    await opened.user.click(screen.getByRole('button', { name: 'Save profile' }));
    await screen.findByText('Your profile was changed after you opened it');
    expect(bothValues('Business name')).toEqual(['Clay & Kiln & Glaze', 'Kiln']);
    return opened;
  };

  it('comes into the form if the person says so', async () => {
    const { user } = await refused();
    await user.click(screen.getByRole('button', { name: 'Use what was saved' }));
    const contact = screen.getByLabelText<HTMLInputElement>('Contact name');
    await waitFor(() => expect([field().value, contact.value]).toEqual(['Kiln', 'Maya O.']));
  });

  it('is overwritten with this tab’s changes if the person confirms it', async () => {
    const { user, api } = await refused();
    api.set('UpdateProfile', { profile: { id: 'vendor' } });
    await user.click(screen.getByRole('button', { name: 'Save mine over them' }));
    await screen.findByText('Profile saved');
    const sent = api.named('UpdateProfile').map(({ variables }) => variables['input']);
    expect(sent).toMatchObject([
      { businessName: 'Clay & Kiln & Glaze', contactName: 'Maya Ortiz', before: { businessName: 'Clay & Kiln' } },
      { businessName: 'Clay & Kiln & Glaze', contactName: 'Maya O.', before: { businessName: 'Kiln' } },
    ]);
  });
});

describe('a profile that another tab saved meanwhile and that cannot be read', () => {
  const refused = async (answer: unknown) => {
    const changed = [{ path: 'businessName', message: 'Changed' }];
    const opened = open({ UpdateProfile: refuse('PROFILE.CHANGED_MEANWHILE', 'Not saved', changed) });
    await enter(opened.user, await screen.findByLabelText('Business name'), ' & Glaze');
    opened.api.set('CurrentUser', answer);
    await opened.user.click(screen.getByRole('button', { name: 'Save profile' }));
    await screen.findByText('Changed');
    expect(screen.queryByText('Your profile was changed after you opened it')).toBeNull();
    expect(screen.getByLabelText('Business name')).toHaveProperty('value', 'Clay & Kiln & Glaze');
  };

  it('is not shown as it was opened', () => refused(refuse('INTERNAL', 'x')));

  it('is not shown as the browser kept it', async () => {
    const { caches, remove } = useFakeCaches();
    try {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      await refused(async () => {
        await waitFor(async () => expect(await caches.contents()).toContain('Clay'));
        return offline;
      });
    } finally {
      jest.restoreAllMocks();
      remove();
    }
  });
});
