import { screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { refuse, unanswered } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';
import { viewers } from '../../testing/viewers.js';

const answers = { Posts: { posts: { total: 0, items: [] } } };
const ChooseLanguage = { chosen: { id: 'vendor' } };
const inFooter = async () => within(await screen.findByRole('group', { name: 'Language' }));

describe('the language switch', () => {
  // The test browser cannot navigate; it reports the attempt to leave the current address instead.
  let reported: jest.SpyInstance;
  beforeEach(() => (reported = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
  afterEach(() => {
    reported.mockRestore();
    document.cookie = 'language=; path=/; max-age=0';
  });

  it('names each language in itself and says which one is shown', async () => {
    openRoute('/blog', { answers });
    await screen.findByText('No posts here yet');
    const options = (await inFooter()).getAllByRole('button');
    expect(options.map(({ textContent, lang, ariaPressed }) => [textContent, lang, ariaPressed])).toEqual([
      ['English', 'en', 'true'],
      ['Español', 'es', 'false'],
    ]);
  });

  it('remembers the choice of a visitor and opens the same page again', async () => {
    const { user, api } = openRoute('/blog', { answers });
    await user.click((await inFooter()).getByRole('button', { name: 'English' }));
    expect(document.cookie).toBe('');
    await user.click((await inFooter()).getByRole('button', { name: 'Español' }));
    await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
    expect(document.cookie).toBe('language=es');
    expect(api.named('ChooseLanguage')).toEqual([]);
  });

  it('saves the choice of a person in their account, and keeps what is typed', async () => {
    const { user, api } = openRoute('/profile', { viewer: 'vendor', answers: { ...answers, ChooseLanguage } });
    const city = await screen.findByLabelText(/City/);
    await user.clear(city);
    await enter(user, city, 'Salem');
    const account = within(await screen.findByRole('group', { name: 'Language of pages and emails' }));
    await user.click(account.getByRole('button', { name: 'Español' }));
    await waitFor(() => expect(document.cookie).toBe('language=es'));
    expect(api.named('ChooseLanguage')).toMatchObject([{ variables: { input: { language: 'es' } } }]);
    expect(JSON.stringify(localStorage)).toContain('Salem');
  });

  it('keeps the focus while the choice is saved, and takes no other', async () => {
    const { user, api } = openRoute('/blog', { viewer: 'vendor', answers: { ...answers, ChooseLanguage: unanswered } });
    const spanish = (await inFooter()).getByRole<HTMLButtonElement>('button', { name: 'Español' });
    await user.click(spanish);
    expect([spanish.ariaDisabled, spanish.disabled]).toEqual(['true', false]);
    await user.click(spanish);
    expect(api.named('ChooseLanguage')).toHaveLength(1);
  });

  it('stays in the language of the account if the choice cannot be saved', async () => {
    const refused = { ...answers, ChooseLanguage: refuse('INTERNAL', 'Something went wrong.') };
    const { user } = openRoute('/blog', { viewer: 'vendor', answers: refused });
    await user.click((await inFooter()).getByRole('button', { name: 'Español' }));
    await screen.findByText('Your language could not be saved. Please try again.');
    expect(document.cookie).toBe('');
  });

  it('gives the language of the page to an account that has none', async () => {
    const CurrentUser = { user: { ...viewers.vendor, language: null } };
    const { api } = openRoute('/blog', { answers: { ...answers, CurrentUser, ChooseLanguage } });
    await waitFor(() =>
      expect(api.named('ChooseLanguage')).toMatchObject([{ variables: { input: { language: 'en' } } }]),
    );
  });

  it('shows the language of the account on a new device, and reloads once', async () => {
    const CurrentUser = { user: { ...viewers.vendor, language: 'es' as const } };
    const { view } = openRoute('/blog', { answers: { ...answers, CurrentUser } });
    await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
    expect(document.cookie).toBe('language=es');
    view.unmount();
    openRoute('/blog', { answers: { ...answers, CurrentUser } });
    await screen.findByRole('button', { name: 'Your account' });
    await screen.findByText('No posts here yet');
    expect(reported).toHaveBeenCalledTimes(1);
  });
});
