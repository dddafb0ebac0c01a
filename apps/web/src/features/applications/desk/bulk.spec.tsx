import { act, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '../../../lib/api/base-api.js';
import { enter } from '../../../testing/enter.js';
import { answered } from '../../../testing/answered.js';
import { refuse } from '../../../testing/fake-api.js';
import { deskEntry, deskPage } from '../../../testing/market-events.js';
import { openRoute } from '../../../testing/render-route.js';

const refused = [{ applicationId: 'ap2', vendorName: 'Ann Bread', message: 'No booth is left for this application.' }];
const held = {
  id: 'b1',
  decision: 'accept',
  status: 'held',
  vendorName: null as string | null,
  total: 2,
  done: 2,
  decided: 1,
  undoMs: 42_000,
  refused,
};
const bulk = (facts: Partial<typeof held> = {}) => ({ bulk: { ...held, ...facts } });
const bulks = (...all: Partial<typeof held>[]) => ({ bulks: all.map((facts) => ({ ...held, ...facts })) });
const preview = {
  preview: { decided: 1, events: [{ eventId: 'e1', title: 'Spring Fair', decided: 1, boothsLeft: 1 }], refused },
};
const items = [deskEntry(), deskEntry({ id: 'ap2' })];
const open = (decisions: unknown = bulks(), stored: Record<string, string> = {}) =>
  openRoute('/applications', {
    viewer: 'organizer',
    stored,
    answers: {
      MyEvents: { events: { total: 0, items: [] } },
      DeskChoices: { choices: { categories: [], tags: [] } },
      DeskApplications: deskPage(items, { total: 2 }),
      BulkDecisions: decisions,
      PreviewBulkDecision: preview,
    },
  });

describe('deciding many applications on the desk', () => {
  it('[AP-037] says before what will happen and why some cannot be decided, and sends a note once', async () => {
    const { user, api } = open();
    const boxes = await screen.findAllByRole('checkbox', { name: 'Select Clay & Kiln' });
    await user.click(boxes[0]!);
    const tools = within(await screen.findByRole('region', { name: 'Selected applications' }));
    await user.click(tools.getByRole('button', { name: 'Select all 2' }));
    await tools.findByText('2 selected');
    await user.click(tools.getByRole('button', { name: /^Accept/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('1 application will be accepted.');
    expect(dialog.getByText('Spring Fair: accept 1 more. Booths free: 1 now, 0 after.')).toBeTruthy();
    expect(dialog.getByText(/Ann Bread: No booth is left/)).toBeTruthy();
    api.set('StartBulkDecision', bulk({ status: 'deciding', done: 0, decided: 0 }));
    api.set('BulkDecisions', bulks({ status: 'deciding', done: 1 }));
    await enter(user, dialog.getByLabelText('Message (optional)'), 'Welcome');
    await user.click(dialog.getByRole('button', { name: 'Accept 1' }));
    await screen.findByText('Deciding 1 of 2');
    expect(api.named('StartBulkDecision').map(({ variables }) => variables['input'])).toEqual([
      {
        decision: 'accept',
        applications: ['ap1', 'ap2'].map((applicationId) => ({ applicationId, contentsVersion: 'seen' })),
        note: 'Welcome',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected applications' })).toBeNull());
  });

  it('counts only what is pending, and decides nothing that has been decided', async () => {
    const { user, api, store } = open();
    for (const box of await screen.findAllByRole('checkbox', { name: 'Select Clay & Kiln' })) await user.click(box);
    const tools = within(screen.getByRole('region', { name: 'Selected applications' }));
    const button = (name: string) => tools.findByRole<HTMLButtonElement>('button', { name });
    const decide = (...all: string[]) => {
      const decided = all.map((id) => deskEntry({ id, status: 'accepted' }));
      const rest = items.filter(({ id }) => !all.includes(id));
      api.set('DeskApplications', deskPage([...decided, ...rest], { total: 2 }));
      act(() => void store.dispatch(baseApi.util.invalidateTags(['Application'])));
    };
    await button('Accept 2');
    decide('ap2');
    await button('Reject 1');
    decide('ap1', 'ap2');
    expect((await button('Accept 0')).disabled).toBe(true);
    await tools.findByText('Already decided');
  });

  it('asks before a reload that would lose a note: while an earlier one is offered, none is kept', async () => {
    const earlier = JSON.stringify({ savedAt: Date.now(), values: { note: 'Bring a tent' } });
    const { user } = open(bulks(), { 'stallbook.session-draft.organizer./applications#bulk-accept': earlier });
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const boxes = await screen.findAllByRole('checkbox', { name: 'Select Clay & Kiln' });
    await user.click(boxes[0]!);
    const tools = within(await screen.findByRole('region', { name: 'Selected applications' }));
    await user.click(tools.getByRole('button', { name: /^Accept/ }));
    const note = await screen.findByLabelText('Message (optional)');
    expect(asks()).toBe(false);
    await enter(user, note, 'Welcome');
    expect(asks()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(asks()).toBe(false));
  });

  it('shows only the reasons when none of the selected can be decided', async () => {
    const { user, api } = open();
    api.set('PreviewBulkDecision', { preview: { decided: 0, events: [], refused } });
    await user.click((await screen.findAllByRole('checkbox', { name: 'Select Clay & Kiln' }))[0]!);
    await user.click(await screen.findByRole('button', { name: 'Accept 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    const reason = await dialog.findByText(/Ann Bread: No booth is left/);
    expect(reason.closest('details')?.open).toBe(true);
    expect(dialog.queryByRole('textbox')).toBeNull();
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('decides on what the organizer saw last, and says how many of the selected are not shown', async () => {
    const { user, api } = open();
    const boxes = await screen.findAllByRole('checkbox', { name: 'Select Clay & Kiln' });
    for (const box of boxes) await user.click(box);
    const tools = within(screen.getByRole('region', { name: 'Selected applications' }));
    await tools.findByText('2 selected');
    const changed = { productsOffered: 'Hot food', contentsVersion: 'newer' };
    api.set('DeskApplications', deskPage([deskEntry({ id: 'ap2', ...changed })]));
    await user.click(tools.getByRole('button', { name: /^Accept/ }));
    await within(await screen.findByRole('dialog')).findByText('1 application will be accepted.');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Hot food');
    await tools.findByText('2 selected, 1 not shown');
    await user.click(tools.getByRole('button', { name: /^Reject/ }));
    await within(await screen.findByRole('dialog')).findByText('1 application will be rejected.');
    expect(api.lastInput('PreviewBulkDecision')).toMatchObject({
      applications: [
        { applicationId: 'ap1', contentsVersion: 'seen' },
        { applicationId: 'ap2', contentsVersion: 'newer' },
      ],
    });
  });

  it('decides nothing that changed behind the open dialog', async () => {
    const { user, api, store } = open();
    const boxes = await screen.findAllByRole('checkbox', { name: 'Select Clay & Kiln' });
    await user.click(boxes[0]!);
    const tools = within(screen.getByRole('region', { name: 'Selected applications' }));
    await user.click(tools.getByRole('button', { name: /^Accept/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('1 application will be accepted.');
    const changed = { productsOffered: 'Hot food', contentsVersion: 'newer' };
    api.set('DeskApplications', deskPage([deskEntry(changed)]));
    api.set('StartBulkDecision', bulk({ status: 'deciding', done: 0, decided: 0 }));
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Application'])));
    await screen.findByText('Hot food');
    await user.click(dialog.getByRole('button', { name: 'Accept 1' }));
    await waitFor(() => expect(api.named('StartBulkDecision')).toHaveLength(1));
    for (const { variables } of [...api.named('PreviewBulkDecision'), ...api.named('StartBulkDecision')]) {
      expect(variables['input']).toMatchObject({ applications: [{ applicationId: 'ap1', contentsVersion: 'seen' }] });
    }
  });

  it('keeps the note and its focus while the preview is loaded again', async () => {
    const { user, api, store } = open();
    const boxes = await screen.findAllByRole('checkbox', { name: 'Select Clay & Kiln' });
    await user.click(boxes[0]!);
    const tools = within(screen.getByRole('region', { name: 'Selected applications' }));
    await user.click(tools.getByRole('button', { name: /^Accept/ }));
    const note = await within(await screen.findByRole('dialog')).findByLabelText<HTMLTextAreaElement>(
      'Message (optional)',
    );
    await user.type(note, 'Wel');
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Application'])));
    await user.keyboard('come');
    await waitFor(() => expect(api.named('PreviewBulkDecision').length).toBeGreaterThan(1));
    await answered({ store });
    expect(note.isConnected).toBe(true);
    expect(note.value).toBe('Welcome');
    expect(document.activeElement).toBe(note);
  });

  it('offers an undo until vendors are notified, also after a reload', async () => {
    const { user, api } = open(bulks({}));
    await screen.findByText('1 application accepted');
    expect(screen.getByText(/notified in 42 seconds/)).toBeTruthy();
    api.set('UndoBulkDecision', refuse('BULK_DECISION.TOO_LATE', 'The vendors have been notified.'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The vendors have been notified.');
    api.set('UndoBulkDecision', bulk({ status: 'undoing' }));
    api.set('BulkDecisions', bulks({ status: 'undone' }));
    await user.click(await screen.findByRole('button', { name: 'Undo', busy: false }));
    await screen.findByText('Undone. All of them are pending again.');
    await user.click(screen.getByRole('button', { name: 'Close', hidden: false }));
    await waitFor(() => expect(screen.queryByText(/^Undone/)).toBeNull());
  });

  it('counts down to the notification without an announcement of each second', async () => {
    open(bulks({}, { id: 'b2', vendorName: 'Clay & Kiln', total: 1, refused: [] }));
    await screen.findByText('1 application accepted');
    expect(screen.getAllByRole('timer').map(({ textContent }) => textContent)).toEqual([
      'The vendor is notified in 42 seconds.',
      'Vendors are notified in 42 seconds.',
    ]);
  });

  it('offers the undo of each decision that is not announced yet', async () => {
    const [first, second] = [{ id: 'b1' }, { id: 'b2', decision: 'reject', decided: 2, refused: [] }];
    const { user, api } = open(bulks(second, first));
    const notices = { first: '1 application accepted', second: '2 applications rejected' };
    const undoOf = (name: string) => within(screen.getByRole('group', { name })).getByRole('button', { name: 'Undo' });
    await screen.findByRole('group', { name: notices.second });
    api.set('UndoBulkDecision', bulk({ status: 'undoing' }));
    api.set('BulkDecisions', bulks(second, { ...first, status: 'undone' }));
    await user.click(undoOf(notices.first));
    await screen.findByText('Undone. All of them are pending again.');
    expect(api.named('UndoBulkDecision').map(({ variables }) => variables)).toEqual([{ id: 'b1' }]);
    expect(undoOf(notices.second)).toBeTruthy();
  });

  it('scrolls back to the undo when the shorter list leaves it out of view', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user, api } = open(bulks({}));
    const status = await screen.findByRole('status', { name: 'Progress of the decision' });
    await screen.findAllByRole('checkbox', { name: 'Select Clay & Kiln' });
    expect(scrolled).not.toHaveBeenCalled();
    status.getBoundingClientRect = () => new DOMRect(0, -900, 300, 90);
    api.set('DeskApplications', deskPage([]));
    await user.click(screen.getByRole('button', { name: 'Rejected' }));
    await waitFor(() => expect(scrolled.mock.contexts).toContain(status));
    scrolled.mockRestore();
  });

  it('does not show a decision that was over before', async () => {
    open(bulks({ status: 'announced' }, { id: 'b2', decision: 'reject' }));
    await screen.findByText('1 application rejected');
    expect(screen.queryByText(/vendors notified/)).toBeNull();
  });
});
