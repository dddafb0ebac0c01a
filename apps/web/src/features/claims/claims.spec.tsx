import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const claim = (facts: Record<string, unknown> = {}) => ({
  id: 'c1',
  status: 'pending',
  organizerId: null as string | null,
  requestedByName: 'Sam Field',
  requestedByEmail: 'sam@example.org',
  requestedByPhone: '5035550100',
  businessName: 'River Markets',
  message: 'This market is ours.',
  createdAt: '2026-11-01T10:00:00.000Z',
  decidedAt: null,
  closedBecause: null,
  nextOwner: null,
  otherOpenClaims: 0,
  event: { id: 'e1', title: 'River Fair', eventDate: '2027-05-08', city: 'Portland', state: 'Oregon' },
  ...facts,
});
const list = (...items: object[]) => ({ claims: { total: items.length, items } });
const open = (Claims: unknown, more = {}) =>
  openRoute('/admin/claims', { viewer: 'admin', answers: { Claims, ...more } });

describe('/admin/claims', () => {
  it('[CL-015] lists the pending ones with requester, event and message', async () => {
    const { api } = open(list(claim()));
    await screen.findByRole('heading', { name: 'River Fair' });
    expect(screen.getByRole('link', { name: 'Sat, May 8, 2027, Portland, OR' }).getAttribute('href')).toBe(
      '/events/e1',
    );
    const text = screen.getByRole('main').textContent;
    for (const fact of ['Sam Field, River Markets', 'sam@example.org', '(503) 555-0100', 'This market is ours.'])
      expect(text).toContain(fact);
    expect(api.named('Claims')[0]?.variables['input']).toMatchObject({ status: 'pending' });
  });

  it('links the account of the requester, if there is one', async () => {
    open(list(claim({ organizerId: 'o1' }), claim({ id: 'c2', requestedByName: 'Ann Example' })));
    const account = await screen.findByRole('link', { name: 'Sam Field, River Markets' });
    expect(account.getAttribute('href')).toBe('/admin/users/o1');
    expect(screen.queryByRole('link', { name: 'Ann Example, River Markets' })).toBeNull();
  });

  it.each([
    [
      'Approve',
      'Approve claim',
      'Claim approved. No one owns the event yet.',
      'ApproveClaim',
      /^No organizer has the address sam@example\.org yet\. Sam Field becomes the contact for River Fair,/,
    ],
    [
      'Deny',
      'Deny claim',
      'Claim denied',
      'DenyClaim',
      /^Sam Field’s claim is denied, and the event stays claimable\.$/,
    ],
  ])('[CL-015] asks before it does this: %s', async (button, action, done, operation, effect) => {
    const { user, api } = open(list(claim()), {
      ApproveClaim: { claim: { id: 'c1' } },
      DenyClaim: { claim: { id: 'c1' } },
    });
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(effect);
    expect(api.named(operation)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: action }));
    await screen.findByText(done);
    expect(api.named(operation).map(({ variables }) => variables)).toEqual([{ id: 'c1' }]);
  });

  it('[CL-012] [CL-015] says who will own the event, before and after the approval', async () => {
    const nextOwner = { id: 'o1', businessName: 'Hearth & Harvest', contactName: null, email: 'sam@example.org' };
    const { user } = open(list(claim({ nextOwner })), { ApproveClaim: { claim: { id: 'c1' } } });
    const owner = await screen.findByRole('link', { name: 'Hearth & Harvest owns the event' });
    expect(owner.getAttribute('href')).toBe('/admin/users/o1');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/^sam@example\.org belongs to the organizer Hearth & Harvest\. They will own River Fair,/);
    await user.click(dialog.getByRole('button', { name: 'Approve claim' }));
    await screen.findByText('Claim approved. Hearth & Harvest owns the event.');
  });

  it('[CL-015] says which other claims an approval closes', async () => {
    const { user, api } = open(list(claim(), claim({ id: 'c2', requestedByName: 'Ann Example' })));
    const [first] = await screen.findAllByRole('button', { name: 'Approve' });
    await user.click(first!);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('The other open claim for this event is closed, and its sender gets an email.');
    expect(api.lastInput('Claims')).toMatchObject({ status: 'pending', eventId: 'e1' });
  });

  it('says beforehand that others claim the same event, and leads to all of these claims', async () => {
    const others = { otherOpenClaims: 1 };
    open(list(claim(others), claim({ ...others, id: 'c2', requestedByName: 'Ann Example' })));
    const links = await screen.findAllByRole('link', { name: '1 other open claim for this event' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/claims?event=e1',
      '/admin/claims?event=e1',
    ]);
  });

  it('[CL-015] lists the approved and the denied ones, and decides them no more', async () => {
    const decided = { decidedAt: '2026-11-02T10:00:00.000Z' };
    const { user, api } = open(list());
    await screen.findByText('No pending claims');
    api.set('Claims', list(claim({ ...decided, status: 'approved' })));
    await user.click(screen.getByRole('button', { name: 'Approved' }));
    await screen.findByText('1 claim approved');
    api.set('Claims', list(claim({ ...decided, status: 'denied', closedBecause: 'another_approved' })));
    await user.click(screen.getByRole('button', { name: 'Denied' }));
    await screen.findByText('Another claim for this event was approved');
    await waitFor(() => expect(api.lastInput('Claims')).toMatchObject({ status: 'denied' }));
    for (const name of ['Approve', 'Deny']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('[CL-063] shows the claims for one event, says so if there are none, and leads to all', async () => {
    const { user, api, path } = openRoute('/admin/claims?event=e1', { viewer: 'admin', answers: { Claims: list() } });
    await screen.findByText('No pending claims for this event');
    expect(api.named('Claims')[0]?.variables['input']).toMatchObject({ status: 'pending', eventId: 'e1' });
    api.set('Claims', list(claim()));
    await user.click(screen.getByRole('button', { name: 'Show claims for all events' }));
    await screen.findByText('1 claim pending');
    expect(path()).toBe('/admin/claims');
  });

  it('[CL-014] [CL-015] says why a claim could not be decided', async () => {
    const { user } = open(list(claim()), { ApproveClaim: refuse('CLAIM.ALREADY_CLAIMED', 'Event already claimed') });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve claim' }));
    await screen.findByText('Event already claimed');
  });
});
