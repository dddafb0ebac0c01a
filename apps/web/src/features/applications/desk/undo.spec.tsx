import { act, screen, waitFor, within } from '@testing-library/react';
import { deskEntry, deskPage } from '../../../testing/market-events.js';
import { openRoute } from '../../../testing/render-route.js';

const held = {
  id: 'b1',
  decision: 'accept',
  status: 'held',
  vendorName: 'Clay & Kiln',
  total: 1,
  done: 1,
  decided: 1,
  undoMs: 42_000,
  refused: [] as { applicationId: string; vendorName: string; message: string }[],
};
const bulks = (...all: Partial<typeof held>[]) => ({ bulks: all.map((facts) => ({ ...held, ...facts })) });
const undoing = { bulk: { ...held, status: 'undoing' } };
const [first, second] = [deskEntry(), deskEntry({ id: 'ap2' })];
const open = (decisions: unknown = bulks()) =>
  openRoute('/applications', {
    viewer: 'organizer',
    answers: {
      MyEvents: { events: { total: 0, items: [] } },
      DeskChoices: { choices: { categories: [], tags: [] } },
      DeskApplications: deskPage([first, second], { total: 2 }),
      BulkDecisions: decisions,
      UndoBulkDecision: undoing,
    },
  });
type Opened = ReturnType<typeof open>;
const messages = async () => within(await screen.findByRole('region', { name: 'Messages' }));
async function accept({ user, api }: Opened, id = 'b1') {
  await user.click((await screen.findAllByRole('button', { name: 'Accept' }))[0]!);
  api.set('AcceptApplication', { application: { id: 'ap1', status: 'accepted', heldBy: id } });
  api.set('BulkDecisions', bulks({ id }));
  await user.click(await screen.findByRole('button', { name: 'Accept application' }));
  const toasts = await messages();
  await toasts.findByText(/^Clay & Kiln accepted\. In one minute/);
  await screen.findByRole('group', { name: 'Clay & Kiln accepted' });
  return toasts;
}
const undone = ({ api }: Opened) => api.named('UndoBulkDecision').map(({ variables }) => variables['id']);

describe('the undo of decisions on one application each', () => {
  it('[AP-034] is offered where the decision was made, and keeps the focus on the page', async () => {
    const page = open();
    const toasts = await accept(page);
    expect(page.api.named('AcceptApplication')[0]?.variables['input']).toMatchObject({ undoable: true });
    page.api.set('BulkDecisions', bulks());
    act(() => toasts.getByRole('button', { name: 'Undo' }).focus());
    await page.user.keyboard('{Enter}');
    await toasts.findByText('Undone. Clay & Kiln is pending again.');
    expect(undone(page)).toEqual(['b1']);
    expect(document.activeElement?.tagName).toBe('H1');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Clay & Kiln accepted' })).toBeNull());
    expect(screen.queryByText(/can no longer be undone/)).toBeNull();
  });

  it('is offered above the list by the vendor, and then not in the message any longer', async () => {
    const page = open();
    const toasts = await accept(page);
    page.api.set('BulkDecisions', bulks());
    const notice = within(screen.getByRole('group', { name: 'Clay & Kiln accepted' }));
    await page.user.click(notice.getByRole('button', { name: 'Undo' }));
    await toasts.findByText('Undone. Clay & Kiln is pending again.');
    expect(toasts.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('ends with the announcement, which screen readers say, and then payments and events are loaded again', async () => {
    const page = open();
    const toasts = await accept(page, 'b3');
    const button = toasts.getByRole('button', { name: 'Undo' });
    act(() => button.focus());
    const lists = page.api.named('DeskApplications').length;
    page.api.set('BulkDecisions', bulks({ id: 'b3', undoMs: 800 }));
    await screen.findByText(/notified in 1 second\./);
    page.api.set('BulkDecisions', bulks());
    await screen.findByText('The decision on Clay & Kiln can no longer be undone.');
    await waitFor(() => expect(toasts.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(document.activeElement?.tagName).toBe('H1');
    expect(screen.queryByRole('group', { name: 'Clay & Kiln accepted' })).toBeNull();
    await waitFor(() => expect(page.api.named('DeskApplications').length).toBeGreaterThan(lists));
  });

  it('ends without a word where the decision was undone on another device', async () => {
    const page = open();
    const toasts = await accept(page, 'b4');
    page.api.set('BulkDecisions', bulks());
    await waitFor(() => expect(toasts.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(screen.queryByText(/can no longer be undone/)).toBeNull();
  });

  it('is in one notice for several decisions', async () => {
    const page = open(bulks({}, { id: 'b2', decision: 'reject', vendorName: 'Ann Bread' }));
    const notice = within(await screen.findByRole('group', { name: '2 decisions can be undone' }));
    page.api.set('BulkDecisions', bulks({}));
    await page.user.click(notice.getByRole('button', { name: 'Undo: Ann Bread rejected' }));
    await screen.findByRole('group', { name: 'Clay & Kiln accepted' });
    expect(undone(page)).toEqual(['b2']);
  });

  it('says why one could not be announced', async () => {
    const page = open(bulks({}));
    await screen.findByRole('group', { name: 'Clay & Kiln accepted' });
    const refused = [{ applicationId: 'ap1', vendorName: 'Clay & Kiln', message: 'This event is not public now.' }];
    page.api.set('BulkDecisions', bulks({ status: 'announced', decided: 0, undoMs: 0, refused }));
    await screen.findByText(/This event is not public now/);
  });

  it.each(['key', 'button'])('has a %s within the review', async (how) => {
    const page = open(bulks({}));
    await page.user.click(await screen.findByRole('button', { name: 'Review one by one' }));
    const review = within(await screen.findByRole('dialog', { name: 'Application' }));
    const button = await review.findByRole('button', { name: 'Undo last decision' });
    expect(review.getAllByRole('term').map(({ textContent }) => textContent)).toContain('U');
    page.api.set('BulkDecisions', bulks());
    if (how === 'key') await page.user.keyboard('u');
    else await page.user.click(button);
    await waitFor(() => expect(review.queryByRole('button', { name: 'Undo last decision' })).toBeNull());
    expect(undone(page)).toEqual(['b1']);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    expect(review.getAllByRole('term').map(({ textContent }) => textContent)).not.toContain('U');
  });
});
