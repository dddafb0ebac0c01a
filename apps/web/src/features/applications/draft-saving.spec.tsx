import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { applying } from '../../testing/applying.js';
import { answered } from '../../testing/answered.js';
import { bothValues } from '../../testing/conflict.js';
import { enter } from '../../testing/enter.js';
import { refuse } from '../../testing/fake-api.js';
import { application } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

const draft = (answers: Record<string, unknown> = {}) => ({
  application: application({
    id: 'draft',
    status: 'draft',
    productsOffered: null,
    boothRequirements: null,
    specialRequests: null,
    experienceYears: null,
    previousEvents: null,
    socialMediaLinks: null,
    estimatedSalesCents: null,
    ...answers,
  }),
});
const open = (answers: Record<string, unknown>, stored: Record<string, string> = {}) =>
  openRoute('/events/e1', {
    viewer: 'vendor',
    stored,
    answers: {
      ...applying,
      ApplicationImages: { images: [] },
      ...answers,
    },
  });
const products = 'What products will you be selling? *';
const key = 'stallbook.session-draft.vendor.application-draft';
const inBrowser = () => localStorage.getItem(key);

describe('a draft that is not sent yet', () => {
  it('is saved with its answers once the vendor pauses, and leaves this browser then', async () => {
    let answer = (_: unknown): void => undefined;
    const { user, api } = open({ SaveDraft: () => new Promise((resolve) => (answer = resolve)) });
    await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
    await enter(user, await screen.findByLabelText(products), 'Mugs');
    await waitFor(() => expect(api.named('SaveDraft')).toHaveLength(1));
    expect(inBrowser()).toContain('Mugs');
    answer(draft({ productsOffered: 'Mugs' }));
    await waitFor(() => expect(inBrowser()).toBeNull());
    expect(api.lastInput('SaveDraft')).toEqual({
      draftId: 'draft',
      productsOffered: 'Mugs',
      before: { productsOffered: '' },
    });
    expect(screen.getByLabelText(products)).toHaveProperty('value', 'Mugs');
  });

  it.each(['-2', '151'])('is saved without a number that is wrong (%s), which stays in this browser', async (years) => {
    const { user, api } = open({ SaveDraft: draft({ productsOffered: 'Mugs' }) });
    await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
    await enter(user, await screen.findByLabelText('Years of experience'), years);
    await enter(user, screen.getByLabelText(products), 'Mugs');
    await waitFor(() => expect(inBrowser()).not.toContain('Mugs'));
    expect(inBrowser()).toContain(years);
    expect(api.lastInput('SaveDraft')).toEqual({
      draftId: 'draft',
      productsOffered: 'Mugs',
      before: { productsOffered: '' },
    });
    expect(screen.getByLabelText('Years of experience')).toHaveProperty('value', years);
  });

  it('continues with what was typed on another device', async () => {
    const { user, api } = open({ ApplicationForEvent: draft({ productsOffered: 'Mugs' }) });
    const goOn = await screen.findByRole('button', { name: 'Continue your application' });
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
    api.set('ApplicationForEvent', draft({ productsOffered: 'Mugs and bowls', estimatedSalesCents: 120_050 }));
    await user.click(goOn);
    const shown = (label: string) => screen.findByLabelText(label);
    await waitFor(async () => expect(await shown(products)).toHaveProperty('value', 'Mugs and bowls'));
    await waitFor(async () => expect(await shown('Estimated sales')).toHaveProperty('value', '1200.5'));
  });

  it('stays in this browser while it cannot be saved, and is saved when the form is open again', async () => {
    const first = open({ ApplicationForEvent: draft(), SaveDraft: refuse('INTERNAL', 'Down') });
    await first.user.click(await screen.findByRole('button', { name: 'Continue your application' }));
    await enter(first.user, await screen.findByLabelText(products), 'Mugs');
    const saves = () => first.api.named('SaveDraft').length;
    await waitFor(() => expect(saves()).toBeGreaterThan(0));
    await answered(first);
    expect(inBrowser()).toContain('Mugs');
    const kept = inBrowser() ?? '';
    const before = saves();
    cleanup();
    await waitFor(() => expect(saves()).toBeGreaterThan(before));
    await answered(first);
    const stored = { [key]: kept };
    const second = open({ ApplicationForEvent: draft(), SaveDraft: draft({ productsOffered: 'Mugs' }) }, stored);
    await second.user.click(await screen.findByRole('button', { name: 'Continue your application' }));
    await waitFor(() => expect(valueOf(products)).toBe('Mugs'));
    await waitFor(() => expect(inBrowser()).toBeNull());
    expect(second.api.named('SaveDraft')[0]?.variables['input']).toMatchObject({ productsOffered: 'Mugs' });
  });

  it('says when it is saved in this browser only, until it is saved', async () => {
    const { user, api } = open({
      ApplicationForEvent: draft(),
      SaveDraft: refuse('RATE_LIMITED', 'Too many attempts. Please try again later.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Continue your application' }));
    await user.type(await screen.findByLabelText(products), 'Mugs');
    const notice = 'For now, your latest answers are saved in this browser only.';
    expect((await screen.findByText(notice)).getAttribute('role')).toBe('status');
    api.set('SaveDraft', draft({ productsOffered: 'Mugs!' }));
    await user.type(screen.getByLabelText(products), '!');
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
  });

  it('is saved, and can be sent, although this browser kept an earlier answer that is refused today', async () => {
    const kept = { savedAt: Date.now(), values: { experienceYears: '7' }, before: { experienceYears: 'seven' } };
    const { user, api } = open(
      {
        ApplicationForEvent: draft({ productsOffered: 'Mugs' }),
        SaveDraft: draft({ productsOffered: 'Mugs', experienceYears: 7 }),
        SubmitApplication: draft({ status: 'pending' }),
      },
      { [key]: JSON.stringify(kept) },
    );
    await user.click(await screen.findByRole('button', { name: 'Continue your application' }));
    await waitFor(() => expect(api.named('SaveDraft')).not.toEqual([]));
    expect(api.named('SaveDraft')[0]?.variables['input']).toEqual({ draftId: 'draft', experienceYears: 7, before: {} });
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(api.named('SubmitApplication')).toHaveLength(1));
  });

  const goOn = async ({ user }: ReturnType<typeof open>) =>
    user.click(await screen.findByRole('button', { name: 'Continue your application' }));
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const typedInto = async (opened: ReturnType<typeof open>, label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    if (!text) return opened.user.clear(field);
    // In one step: a pause would save what is there by then.
    await opened.user.tripleClick(field);
    await opened.user.paste(text);
  };
  const sent = ({ api }: ReturnType<typeof open>) => api.named('SaveDraft').map(({ variables }) => variables['input']);

  it('replaces on the server only what was typed here, and shows what another device typed meanwhile', async () => {
    const opened = open({
      ApplicationForEvent: draft({ productsOffered: 'Mugs', boothRequirements: 'Corner' }),
      SaveDraft: draft({ productsOffered: 'Bowls', boothRequirements: 'Power' }),
    });
    await goOn(opened);
    await typedInto(opened, products, 'Bowls');
    await waitFor(() => expect(valueOf('Booth requirements')).toBe('Power'));
    expect(sent(opened)).toEqual([{ draftId: 'draft', productsOffered: 'Bowls', before: { productsOffered: 'Mugs' } }]);
    await typedInto(opened, 'Special requests', 'Shade');
    await waitFor(() => expect(sent(opened)).toHaveLength(2));
    expect(sent(opened)[1]).toEqual({ draftId: 'draft', specialRequests: 'Shade', before: { specialRequests: null } });
  });

  describe('with an older copy of an answer in this browser', () => {
    const copy = { savedAt: Date.now(), values: { productsOffered: 'Bowls' }, before: { productsOffered: 'Mugs' } };
    const conflict = 'This application was changed on another device';
    const newer = draft({ productsOffered: 'Plates', boothRequirements: 'Power' });
    const refused = async () => {
      const opened = open(
        {
          ApplicationForEvent: newer,
          SaveDraft: refuse('APPLICATION.CHANGED_MEANWHILE', 'Changed', [
            { path: 'productsOffered', message: 'Changed' },
          ]),
        },
        { [key]: JSON.stringify(copy) },
      );
      await goOn(opened);
      await screen.findByText(conflict);
      expect(bothValues('Products')).toEqual(['Bowls', 'Plates']);
      await waitFor(() => expect([valueOf(products), valueOf('Booth requirements')]).toEqual(['Bowls', 'Power']));
      const before = { productsOffered: 'Mugs' };
      expect(sent(opened)).toEqual([{ draftId: 'draft', productsOffered: 'Bowls', before }]);
      return opened;
    };

    it('takes the newer answer, if the vendor says so', async () => {
      const opened = await refused();
      await opened.user.click(screen.getByRole('button', { name: 'Use what was saved' }));
      await waitFor(() => expect(valueOf(products)).toBe('Plates'));
      await waitFor(() => expect(inBrowser()).toBeNull());
      await waitFor(() => expect(screen.queryByText(conflict)).toBeNull());
    });

    it('replaces the newer answer, if the vendor says so', async () => {
      const opened = await refused();
      opened.api.set('SaveDraft', draft({ productsOffered: 'Bowls', boothRequirements: 'Power' }));
      await opened.user.click(screen.getByRole('button', { name: 'Save mine over them' }));
      await waitFor(() => expect(inBrowser()).toBeNull());
      const before = { productsOffered: 'Plates' };
      expect(sent(opened)[1]).toEqual({ draftId: 'draft', productsOffered: 'Bowls', before });
      expect(valueOf(products)).toBe('Bowls');
    });
  });

  it('is saved once at a time, the last one also after its form was closed', async () => {
    const answers: ((answer: unknown) => void)[] = [];
    const opened = open({
      ApplicationForEvent: draft(),
      SaveDraft: () => new Promise((resolve) => answers.push(resolve)),
    });
    await goOn(opened);
    await typedInto(opened, products, 'Mugs');
    await waitFor(() => expect(sent(opened)).toHaveLength(1));
    await typedInto(opened, products, 'Bowls');
    const rest = screen.getByLabelText('Special requests');
    await enter(opened.user, rest, 'Shade');
    act(() => opened.view.unmount());
    expect(sent(opened)).toHaveLength(1);
    answers[0]?.(draft({ productsOffered: 'Mugs' }));
    await waitFor(() => expect(sent(opened)).toHaveLength(2));
    expect(sent(opened)[1]).toEqual({
      draftId: 'draft',
      productsOffered: 'Bowls',
      specialRequests: 'Shade',
      before: { productsOffered: 'Mugs', specialRequests: null },
    });
    answers[1]?.(draft({ productsOffered: 'Bowls', specialRequests: 'Shade' }));
    await waitFor(() => expect(inBrowser()).toBeNull());
  });

  it('is sent once, however often its vendor presses while it is still being saved', async () => {
    let answer = (_: unknown): void => undefined;
    const opened = open({
      ApplicationForEvent: draft(),
      SaveDraft: () => new Promise((resolve) => (answer = resolve)),
      SubmitApplication: draft({ status: 'pending' }),
    });
    await goOn(opened);
    await typedInto(opened, products, 'Mugs');
    await waitFor(() => expect(sent(opened)).toHaveLength(1));
    const send = screen.getByRole('button', { name: 'Send application' });
    for (let press = 0; press < 2; press += 1) await opened.user.click(send);
    answer(draft({ productsOffered: 'Mugs' }));
    await waitFor(() => expect(send.isConnected).toBe(false));
    expect(opened.api.named('SubmitApplication')).toHaveLength(1);
  });

  describe('in two tabs', () => {
    /** What the other tab leaves in the browser. */
    const elsewhere = (values: Record<string, string> | null, before: Record<string, string> = {}) =>
      act(async () => {
        if (values) localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), values, before }));
        else localStorage.removeItem(key);
        window.dispatchEvent(new StorageEvent('storage', { key }));
      });
    const offline = async () => {
      const opened = open({ ApplicationForEvent: draft(), SaveDraft: refuse('INTERNAL', 'Down') });
      await goOn(opened);
      await typedInto(opened, 'Special requests', 'Shade');
      const both = { specialRequests: 'Shade', productsOffered: 'Mugs' };
      await elsewhere(both, { specialRequests: '', productsOffered: '' });
      await waitFor(() => expect(valueOf(products)).toBe('Mugs'));
      return opened;
    };

    it('shows in each what is typed in the other, so that neither is lost', async () => {
      const opened = await offline();
      await typedInto(opened, 'Booth requirements', 'Corner');
      await waitFor(() =>
        expect(JSON.parse(inBrowser() ?? '')).toMatchObject({
          values: { specialRequests: 'Shade', productsOffered: 'Mugs', boothRequirements: 'Corner' },
        }),
      );
    });

    it('continues from what the other one has saved', async () => {
      const opened = await offline();
      // The answer that only the server has shows that it was read.
      const saved = { productsOffered: 'Mugs', specialRequests: 'Shade', boothRequirements: 'Power' };
      opened.api.set('ApplicationForEvent', draft(saved));
      await elsewhere(null);
      await waitFor(() => expect(valueOf('Booth requirements')).toBe('Power'));
      expect(valueOf(products)).toBe('Mugs');
      opened.api.set('SaveDraft', draft({ ...saved, specialRequests: 'Sun' }));
      await typedInto(opened, 'Special requests', 'Sun');
      await waitFor(() => expect(inBrowser()).toBeNull());
      expect(sent(opened).at(-1)).toEqual({
        draftId: 'draft',
        specialRequests: 'Sun',
        before: { specialRequests: 'Shade' },
      });
    });
  });
});
