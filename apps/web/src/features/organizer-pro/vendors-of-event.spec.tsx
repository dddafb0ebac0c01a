import { screen, waitFor, within } from '@testing-library/react';
import { openRoute } from '../../testing/render-route.js';

const running = {
  id: 'e1',
  title: 'Summer Fair',
  eventDate: '2020-05-07',
  eventEndDate: '2099-05-01',
  timeZone: 'UTC',
  defaultedFields: [],
};
const ProPublishedEvents = {
  upcoming: {
    items: [
      running,
      {
        id: 'e3',
        title: 'Next Fair',
        eventDate: '2099-05-08',
        eventEndDate: '2099-05-09',
        timeZone: 'UTC',
        defaultedFields: [],
      },
      {
        id: 'e4',
        title: 'Farthest Fair',
        eventDate: '2100-05-08',
        eventEndDate: '2100-05-08',
        timeZone: 'UTC',
        defaultedFields: [],
      },
    ],
  },
  begun: {
    items: [
      {
        id: 'e2',
        title: 'Past Fair',
        eventDate: '2020-05-08',
        eventEndDate: '2020-05-08',
        timeZone: 'UTC',
        defaultedFields: [],
      },
      running,
    ],
  },
};

describe('vendors of an event', () => {
  const vendor = { businessName: 'Clay & Kiln', contactName: 'Maya Ortiz', city: 'Salem', state: 'Oregon' };

  it('[TO-026] are rated after the market day, and summed up', async () => {
    let mark: object | null = null;
    const { api, user } = openRoute('/organizer-pro/quality-management', {
      viewer: 'proOrganizer',
      answers: {
        ProPublishedEvents,
        AcceptedVendors: () => ({
          vendors: {
            total: 1,
            items: [{ applicationId: 'a1', vendorId: 'v1', boothLocation: 'B 12', vendor, mark }],
          },
        }),
        VendorRecords: {
          records: {
            total: 1,
            items: [{ vendorId: 'v1', marketDays: 3, lateCount: 1, noShowCount: 0, averageRating: 4.5, vendor }],
          },
        },
        SaveVendorMark: ({ input }: { input: { attendance: string; rating: number | null } }) => {
          mark = { attendance: input.attendance, rating: input.rating };
          return { mark };
        },
      },
    });
    const rating = await screen.findByRole('group', { name: 'Rating of Clay & Kiln' });
    const events = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Event' });
    expect([...events.options].map(({ text }) => text)).toEqual([
      'Past Fair · Fri, May 8, 2020',
      'Summer Fair · May 7, 2020 – May 1, 2099',
    ]);
    await user.click(within(rating).getByRole('button', { name: '4 of 5' }));
    await waitFor(() =>
      expect(
        within(screen.getByRole('group', { name: 'Attendance of Clay & Kiln' }))
          .getByRole('button', { name: 'Came' })
          .getAttribute('aria-pressed'),
      ).toBe('true'),
    );
    const four = within(rating).getByRole('button', { name: '4 of 5', pressed: true });
    await user.click(four);
    await waitFor(() => expect(four.getAttribute('aria-pressed')).toBe('false'));
    await user.click(screen.getByRole('button', { name: 'Didn’t come' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Rating of Clay & Kiln' })).toBeNull());
    await waitFor(() =>
      expect(api.named('SaveVendorMark').map(({ variables }) => variables)).toEqual([
        { input: { applicationId: 'a1', attendance: 'came', rating: 4 } },
        { input: { applicationId: 'a1', attendance: 'came', rating: null } },
        { input: { applicationId: 'a1', attendance: 'no_show', rating: null } },
      ]),
    );
    const table = await screen.findByRole('group', { name: 'Ratings by vendor' });
    await within(table).findByText('4.5');
  });

  it('keep what was clicked last until the list has it', async () => {
    const items = [{ applicationId: 'a1', vendorId: 'v1', boothLocation: null, vendor, mark: null }];
    const { api, user } = openRoute('/organizer-pro/quality-management', {
      viewer: 'proOrganizer',
      answers: {
        ProPublishedEvents,
        AcceptedVendors: { vendors: { total: 1, items } },
        VendorRecords: { records: { total: 0, items: [] } },
        SaveVendorMark: ({ input }: { input: object }) => ({ mark: input }),
      },
    });
    const rating = await screen.findByRole('group', { name: 'Rating of Clay & Kiln' });
    await user.click(screen.getByRole('button', { name: 'Came late' }));
    await waitFor(() => expect(api.named('AcceptedVendors')).toHaveLength(2));
    await user.click(within(rating).getByRole('button', { name: '4 of 5' }));
    await waitFor(() => expect(api.named('AcceptedVendors')).toHaveLength(3));
    expect(api.named('SaveVendorMark').map(({ variables }) => variables['input'])).toEqual([
      { applicationId: 'a1', attendance: 'late', rating: null },
      { applicationId: 'a1', attendance: 'late', rating: 4 },
    ]);
    expect(screen.getByRole('button', { name: 'Came late', pressed: true })).toBeTruthy();
  });

  it('[TO-026] are a list with the addresses they share, to copy together', async () => {
    const contact = { status: 'accepted', boothLocation: null, vendor };
    const items = [
      { ...contact, applicationId: 'a1', vendorId: 'v1', email: 'maya@example.org' },
      { ...contact, applicationId: 'a2', vendorId: 'v2', email: null },
    ];
    const { api, user } = openRoute('/organizer-pro/communication?event=e2', {
      viewer: 'proOrganizer',
      answers: { ProPublishedEvents, VendorContacts: { contacts: { total: 2, items } } },
    });
    const email = await screen.findByRole('link', { name: /^maya ?@example\.org$/ });
    expect(email.getAttribute('href')).toBe('mailto:maya@example.org');
    expect(email.innerHTML).toBe('maya<wbr>@example.org');
    screen.getByText('Not shared');
    const group = screen.getByRole('link', { name: 'Write to a group' });
    expect(group.getAttribute('href')).toBe('/messages/broadcast?event=e2');
    await user.click(screen.getByRole('button', { name: 'Copy the addresses' }));
    await screen.findByText('1 address copied');
    expect(await navigator.clipboard.readText()).toBe('maya@example.org');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All');
    await waitFor(() =>
      expect(api.named('VendorContacts').map(({ variables }) => variables)).toMatchObject([
        { input: { eventId: 'e2', status: 'accepted' } },
        { input: { eventId: 'e2', status: null } },
      ]),
    );
  });
});

describe('the event of the vendor contacts', () => {
  it('is the next one; then come those after it, and the past', async () => {
    openRoute('/organizer-pro/communication', {
      viewer: 'proOrganizer',
      answers: { ProPublishedEvents, VendorContacts: { contacts: { total: 0, items: [] } } },
    });
    const events = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Event' });
    expect([...events.options].map(({ text }) => text)).toEqual([
      'Summer Fair · May 7, 2020 – May 1, 2099',
      'Next Fair · May 8–9, 2099',
      'Farthest Fair · Sat, May 8, 2100',
      'Past Fair · Fri, May 8, 2020',
    ]);
    expect(events.value).toBe('e1');
  });
});
