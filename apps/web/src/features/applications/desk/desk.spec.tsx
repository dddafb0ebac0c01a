import { act, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '../../../lib/api/base-api.js';
import { enter } from '../../../testing/enter.js';
import { refuse } from '../../../testing/fake-api.js';
import { card, deskEntry, deskPage } from '../../../testing/market-events.js';
import { openRoute } from '../../../testing/render-route.js';
import { catchSavedFiles, lastSavedFile } from '../../../testing/saved-files.js';

const answers = {
  MyEvents: { events: { total: 1, items: [card()] } },
  DeskChoices: { choices: { categories: ['Food', 'Pottery'], tags: ['local'] } },
  BulkDecisions: { bulks: [] },
};
const vendor = { id: 'v', businessName: 'V', contactName: 'Ann', city: 'Salem', state: 'OR' };
const open = (
  path: string,
  items: unknown[] = [deskEntry({}, { rating: 3, tags: ['local'], note: 'Ask about shade' })],
) => openRoute(path, { viewer: 'organizer', answers: { ...answers, DeskApplications: deskPage(items) } });

describe('the desk of an organizer', () => {
  it('leads to a message to the vendors of the chosen event', async () => {
    const { api, user } = open('/applications');
    await screen.findByRole('option', { name: `${card().title} · May 8–9, 2027` });
    expect(screen.queryByRole('link', { name: 'Write to a group' })).toBeNull();
    api.set('EventBooths', { booths: { eventId: card().id, accepted: 1, left: 3 } });
    await user.selectOptions(screen.getByLabelText('Event'), `${card().title} · May 8–9, 2027`);
    const link = await screen.findByRole('link', { name: 'Write to a group' });
    expect(link.getAttribute('href')).toBe(`/messages/broadcast?event=${card().id}&to=pending`);
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(link.getAttribute('href')).toBe(`/messages/broadcast?event=${card().id}`));
  });

  it('leads from one accepted application to a message to all vendors of the event', async () => {
    open(`/applications?event=${card().id}&application=ap1`, [deskEntry({ status: 'accepted' })]);
    const link = await screen.findByRole('link', { name: 'Write to a group' });
    expect(link.getAttribute('href')).toBe(`/messages/broadcast?event=${card().id}`);
  });

  it('groups what can be done with an application under the name of its vendor', async () => {
    open('/applications');
    const group = within(await screen.findByRole('group', { name: 'Clay & Kiln' }));
    for (const name of ['Accept', 'Reject', 'Show timeline']) group.getByRole('button', { name });
  });

  it('keeps the cards as they are when one above them leaves the list', async () => {
    const entries = ['A', 'B', 'C', 'D'].map((id) => deskEntry({ id, productsOffered: `Goods of ${id}` }));
    const { api, store } = open('/applications', entries);
    const last = await screen.findByText('Goods of D');
    api.set('DeskApplications', deskPage(entries.slice(1)));
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Application'])));
    await waitFor(() => expect(screen.queryByText('Goods of A')).toBeNull());
    expect(screen.getByText('Goods of D')).toBe(last);
  });

  it('keeps tags and a private note, and says what failed', async () => {
    const { user, api } = open('/applications');
    await screen.findByText('Ask about shade');
    await user.click(screen.getByRole('button', { name: 'Tags and note' }));
    const dialog = within(await screen.findByRole('dialog'));
    await enter(user, dialog.getByLabelText('Tags'), ', sweet,');
    api.set('MarkApplication', refuse('UNAVAILABLE', 'Please try again.'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(/try again/);
    api.set('MarkApplication', { marks: deskEntry().marks });
    await user.click(await dialog.findByRole('button', { name: 'Save', busy: false }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.lastInput('MarkApplication')).toEqual({
      applicationId: 'ap1',
      tags: ['local', 'sweet'],
      note: 'Ask about shade',
      before: { tags: ['local'], note: 'Ask about shade' },
    });
  });

  it('shows a note that another device saved meanwhile before it is replaced', async () => {
    const { user, api } = open('/applications');
    await user.click(await screen.findByRole('button', { name: 'Tags and note' }));
    const dialog = within(await screen.findByRole('dialog'));
    await enter(user, dialog.getByLabelText('Private note'), ', and water');
    const saved = deskEntry({}, { rating: 3, tags: ['local', 'sweet'], note: 'Ask about power' });
    api.set('ComparedApplications', deskPage([saved]));
    const changed = [{ path: 'note', message: 'Changed' }];
    api.set('MarkApplication', refuse('APPLICATION_MARKS.CHANGED_MEANWHILE', 'Changed', changed));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(/Ask about power/);
    api.set('MarkApplication', { marks: saved.marks });
    await user.click(dialog.getByRole('button', { name: 'Save mine over them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.lastInput('MarkApplication')).toMatchObject({
      tags: ['local', 'sweet'],
      note: 'Ask about shade, and water',
      before: { tags: ['local', 'sweet'], note: 'Ask about power' },
    });
  });

  it.each([
    ['rejected', '/applications?status=pending', []],
    ['accepted', '/applications', [deskEntry({ status: 'accepted' })]],
  ])(
    'says that an application has already been %s, also when it is no longer pending on %s',
    async (as, path, after) => {
      const { user, api } = open(path);
      const reason = `This application has already been ${as}`;
      await user.click(await screen.findByRole('button', { name: 'Reject' }));
      api.set('RejectApplication', refuse('ALREADY_EXISTS', reason));
      api.set('DeskApplications', deskPage(after));
      await user.click(await screen.findByRole('button', { name: 'Reject application' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Reject', hidden: true })).toBeNull());
      await within(screen.getByRole('dialog')).findByText(reason);
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  it.each([
    [
      'asks for its fees',
      { boothFeeCents: 7_500, applicationFeeCents: 1_000 },
      'ask them to pay $85.00',
      'ask for $85.00.',
    ],
    [
      'of a free booth asks for nothing',
      { boothFeeCents: 0, applicationFeeCents: 0 },
      'Nothing is due',
      'we notify them.',
    ],
  ])('an acceptance %s, and says so before and after', async (_, fees, before, after) => {
    const { user, api } = open('/applications', [deskEntry(fees)]);
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(new RegExp(before.replace('$', '\\$')));
    api.set('AcceptApplication', { application: { id: 'ap1', status: 'accepted', heldBy: null } });
    await user.click(dialog.getByRole('button', { name: 'Accept application' }));
    const told = await screen.findByText(/^Clay & Kiln accepted\. In one minute we notify them/);
    expect(told.textContent?.endsWith(after)).toBe(true);
  });

  it('offers the message of the last acceptance to the same event for the next one', async () => {
    const { user, api } = open('/applications', [deskEntry({ id: 'ap1' }), deskEntry({ id: 'ap2' })]);
    api.set('AcceptApplication', { application: { id: 'ap1', status: 'accepted', heldBy: null } });
    const accept = async (place: number) => {
      await user.click((await screen.findAllByRole('button', { name: 'Accept' }))[place]!);
      return within(await screen.findByRole('dialog'));
    };
    const first = await accept(0);
    await enter(user, await first.findByLabelText(/^Message/), 'Load-in starts at 7.');
    expect(first.queryByRole('button', { name: 'Use your last message' })).toBeNull();
    await user.click(first.getByRole('button', { name: 'Accept application' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await accept(1);
    await user.click(await second.findByRole('button', { name: 'Use your last message' }));
    expect(second.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('Load-in starts at 7.');
    expect(second.queryByRole('button', { name: 'Use your last message' })).toBeNull();
  });

  it('shows what the vendor changed before the organizer decides', async () => {
    const { user, api } = open('/applications?status=pending');
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const photo = { id: 'p1', fileSize: 1, displayOrder: 1, imageUrl: '/p1', thumbnailUrl: '/p1' };
    const changed = { productsOffered: 'Hot food', images: [photo], contentsVersion: 'newer' };
    api.set('DeskApplications', deskPage([deskEntry(changed)]));
    api.set('AcceptApplication', refuse('APPLICATION.CHANGED_MEANWHILE', 'The vendor changed it.'));
    await user.click(await screen.findByRole('button', { name: 'Accept application' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('The vendor changed it.');
    await dialog.findByText('Products: Hot food (was: Mugs)');
    await dialog.findByText('Photos changed');
    api.set('AcceptApplication', { application: { id: 'ap1', status: 'accepted', heldBy: null } });
    await user.click(await dialog.findByRole('button', { name: 'Accept application', busy: false }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.named('AcceptApplication').map(({ variables }) => variables['input'])).toMatchObject([
      { contentsVersion: 'seen' },
      { contentsVersion: 'newer' },
    ]);
  });

  it('[AP-048] shows the photos of an application before its answers, and each in full', async () => {
    const images = [1, 2].map((place) => ({
      id: `p${place}`,
      fileSize: 1,
      displayOrder: place,
      imageUrl: `/large${place}`,
      thumbnailUrl: `/small${place}`,
    }));
    const { user } = open('/applications', [deskEntry({ images })]);
    const photos = await screen.findByRole('list', { name: 'Photos' });
    const answer = screen.getByText('Products');
    expect(photos.compareDocumentPosition(answer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const sources = [...photos.querySelectorAll('img')].map(({ src, srcset }) => [new URL(src).pathname, srcset]);
    expect(sources).toEqual([
      ['/large1', '/small1 320w, /large1 1600w'],
      ['/small2', ''],
    ]);
    await user.click(within(photos).getByRole('button', { name: 'View photo 2' }));
    const large = await screen.findByRole('img', { name: 'Photo 2 of 2' });
    expect(large.getAttribute('src')).toBe('/large2');
  });

  it('as a table selects its page with one box', async () => {
    const names = ['A', 'B', 'C'];
    const items = names.map((name) =>
      deskEntry({ id: `ap${name}`, vendor: { ...vendor, id: name, businessName: name } }),
    );
    const { user } = open('/applications?view=table', items);
    await screen.findByRole('link', { name: 'B' });
    const page = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select this page' });
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
    await user.click(box('A'));
    expect([page.checked, page.indeterminate]).toEqual([false, true]);
    await user.click(page);
    await screen.findByText('3 selected');
    expect([page.checked, page.indeterminate, box('C').checked]).toEqual([true, false, true]);
    await user.click(page);
    await waitFor(() => expect(names.map((name) => box(name).checked)).toEqual([false, false, false]));
  });

  it.each(['Accept', 'Tags and note'])(
    'keeps the dialog of "%s" when its application leaves the list',
    async (name) => {
      const { user, api, store } = open('/applications');
      await user.click(await screen.findByRole('button', { name }));
      const field = (await within(await screen.findByRole('dialog')).findAllByRole('textbox')).at(-1)!;
      await user.clear(field);
      await enter(user, field, 'Welcome');
      api.set('DeskApplications', deskPage([deskEntry({ id: 'ap2', status: 'accepted' })]));
      act(() => void store.dispatch(baseApi.util.invalidateTags(['Application'])));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept', hidden: true })).toBeNull());
      expect(field.isConnected).toBe(true);
      expect(field).toHaveProperty('value', 'Welcome');
    },
  );

  it('as a table has low rows: what all rows share is left out, and a message is an icon', async () => {
    const { api, user } = open('/applications?view=table');
    const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await screen.findAllByRole('cell', { name: /Clay & Kiln\s*Pottery/ });
    expect(headers()).toEqual(expect.arrayContaining(['Event', 'Products']));
    expect(headers()).not.toEqual(expect.arrayContaining(['Category']));
    expect(headers()).not.toEqual(expect.arrayContaining(['Booth']));
    expect(screen.getByRole('link', { name: 'Message vendor' }).textContent).toBe('');
    api.set('EventBooths', { booths: { eventId: card().id, accepted: 1, left: 3 } });
    await user.selectOptions(screen.getByLabelText('Event'), `${card().title} · May 8–9, 2027`);
    await screen.findByRole('columnheader', { name: 'Booth' });
    await waitFor(() => expect(headers()).not.toEqual(expect.arrayContaining(['Event'])));
  });

  it('as a table saves marks, status, and payment as codes', async () => {
    catchSavedFiles();
    const free = { boothFeeCents: 0, applicationFeeCents: 0 };
    const { user } = open('/applications?view=table', [
      deskEntry(
        { status: 'accepted', boothLocation: 'A7', ...free },
        { shortlisted: true, rating: 4, tags: ['local'] },
      ),
      deskEntry({ id: 'ap2', vendor: null }),
    ]);
    await screen.findByRole('link', { name: 'Clay & Kiln' });
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect(await lastSavedFile()).toBe(
      [
        'vendor,shortlisted,rating,categories,contact_name,event,products_offered,status,payment_status,',
        'booth_location,fees,applied_at,tags,note\r\n',
        'Clay & Kiln,true,4,Pottery,Maya Ortiz,Riverside Spring Craft Fair,Mugs,accepted,free,',
        'A7,0.00,2026-11-01T10:10:00.000Z,local,\r\n',
        ',false,,Pottery,,Riverside Spring Craft Fair,Mugs,pending,,',
        ',85.00,2026-11-01T10:10:00.000Z,,\r\n',
      ].join(''),
    );
  });
});
