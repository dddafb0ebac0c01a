import { screen, waitFor, within } from '@testing-library/react';
import { eventAnswer, type EventFacts } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

const open = async (facts: EventFacts = {}) => {
  openRoute('/events/e1', { answers: { Event: eventAnswer(facts) } });
  await screen.findByRole('heading', { level: 1, name: 'Riverside Spring Craft Fair' });
};

const texts = (found: Iterable<Element>) => [...found].map(({ textContent }) => textContent?.trim());
function part(name: string): HTMLElement {
  const heading = screen.getByRole('heading', { level: 2, name });
  return heading.closest('section') ?? heading.parentElement!;
}
const lines = (name: string) => texts(part(name).children).slice(1);
const items = (name: string) => texts(within(part(name)).getAllByRole('listitem'));
const facts = (name: string) => {
  const values = texts(part(name).querySelectorAll('dd'));
  return texts(part(name).querySelectorAll('dt')).map((term, index) => [term, values[index]]);
};

describe('the page of an event', () => {
  it('[EV-044] shows what it is, who holds it, and when', async () => {
    await open({ boosted: true });
    screen.getByText('Craft Fair by Riverside Markets');
    screen.getByText('Pottery and prints by the river.');
    expect(lines('May 8–9, 2027')).toEqual(['9:00 AM – 1:00 PM', 'Add to calendar']);
    expect(screen.getByText('Applications Open').parentElement?.textContent).toBe(
      'Applications Openuntil Sat, May 1, 2027Featured',
    );
    await waitFor(() => expect(document.title).toContain('Riverside Spring Craft Fair'));
  });

  it('[EV-044] shows the end time of an event whose start time is not known', async () => {
    await open({ startTime: null as unknown as string });
    expect(lines('May 8–9, 2027')).toEqual(['until 1:00 PM', 'Add to calendar']);
  });

  it('says that no booth is left while it takes applications', async () => {
    await open({ isFull: true });
    expect(screen.getByText('Applications Open').nextElementSibling?.textContent).toBe('All booths taken');
  });

  it('tells its organizer by the maximum on the page whether all booths are taken', async () => {
    const applicationCounts = { total: 3, pending: 0, accepted: 3, withoutBooth: 0 };
    const facts = { isFull: true, maxVendors: 4, applicationCounts };
    const { view } = openRoute('/events/e1', { viewer: 'organizer', answers: { Event: eventAnswer(facts) } });
    await screen.findByText('Applications Open');
    expect(screen.queryByText('All booths taken')).toBeNull();
    view.unmount();
    const full = eventAnswer({ ...facts, isFull: false, maxVendors: 3 });
    openRoute('/events/e1', { viewer: 'organizer', answers: { Event: full } });
    await screen.findByText('All booths taken');
  });

  it.each([
    ['a day', '2027-05-08', '2027-05-08', 'Sat, May 8, 2027'],
    ['days of one month', '2027-05-08', '2027-05-09', 'May 8–9, 2027'],
    ['days of two months', '2027-05-31', '2027-06-01', 'May 31 – Jun 1, 2027'],
    ['days of two years', '2027-12-31', '2028-01-01', 'Dec 31, 2027 – Jan 1, 2028'],
  ])('[EV-045] shows %s as compactly as it can', async (_case, eventDate, eventEndDate, shown) => {
    await open({ eventDate, eventEndDate });
    screen.getByRole('heading', { level: 2, name: shown });
  });

  it('[EV-046] [EV-050] shows the place, the deadline, and what a vendor needs to know', async () => {
    await open();
    expect(lines('Riverside Park')).toEqual(['120 Riverside Drive', 'Portland, OR 97201', 'Show on a map']);
    expect(facts('Quick Info')).toEqual([
      ['Apply by', 'Sat, May 1, 2027'],
      ['Max Vendors', '35'],
      ['Booth Size', '10x10'],
      ['Setting', 'Outdoors'],
      ['Load-in', 'Sat, May 8, 2027, 7:00 AM'],
      ['Load-out', '2:30 PM'],
    ]);
  });

  it('[EV-046] [EV-050] leaves out what is not known', async () => {
    await open({
      address: null,
      zipCode: null,
      applicationDeadline: null,
      boothSize: null,
      indoorOutdoor: null,
      loadInDate: null,
      loadInTime: null,
      loadOutTime: null,
    } as unknown as EventFacts);
    expect(lines('Riverside Park')).toEqual(['Portland, OR', 'Show on a map']);
    expect(facts('Quick Info')).toEqual([['Max Vendors', '35']]);
  });

  it.each([
    ['both fees', 7_500, 1_000, '$75.00', '$10.00', 0],
    ['only a booth fee', 7_500, 0, '$75.00', '$0.00', 0],
    ['only an application fee', 0, 1_000, '$0.00', '$10.00', 0],
    ['no fee', 0, 0, '$0.00', '$0.00', 1],
  ])('[EV-047] shows %s', async (_case, boothFeeCents, applicationFeeCents, booth, application, badges) => {
    await open({ boothFeeCents, applicationFeeCents });
    expect(facts('Fees')).toEqual([
      ['Booth Fee', booth],
      ['Application Fee', application],
    ]);
    expect(screen.queryAllByText('Free Event')).toHaveLength(badges);
  });

  it('[EV-048] lists every amenity it has, and no other', async () => {
    await open();
    expect(items('On site')).toEqual([
      'Tables provided',
      'Electricity',
      'WiFi available',
      'Parking',
      'Food vendors OK',
      'Insurance required',
    ]);
  });

  it.each([
    [
      ['tableProvided', 'wifiAvailable', 'foodVendorsAllowed'],
      ['Electricity', 'Parking', 'Insurance required'],
    ],
    [
      ['electricityAvailable', 'parkingAvailable', 'insuranceRequired'],
      ['Tables provided', 'WiFi available', 'Food vendors OK'],
    ],
  ])('[EV-048] leaves out the amenities %j', async (missing, shown) => {
    await open(Object.fromEntries(missing.map((name) => [name, false])));
    expect(items('On site')).toEqual(shown);
  });

  it('[EV-049] shows instructions, restrictions, and the cancellation policy', async () => {
    await open({ productRestrictions: ['No resale goods', 'No alcohol'] });
    expect(lines('Setup Instructions')).toEqual(['Enter by the north gate.']);
    expect(items('Product Restrictions')).toEqual(['No resale goods', 'No alcohol']);
    expect(lines('Cancellation Policy')).toEqual(['Tell us as early as you can.']);
  });

  it('[EV-051] [EV-052] shows its organizer, with links', async () => {
    await open();
    const card = within(part('Organizer'));
    card.getByText('Riverside Markets');
    card.getByText('Sam Okafor');
    const links = Object.fromEntries(
      card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(links).toMatchObject({
      'hello@riverside.example': 'mailto:hello@riverside.example',
      '(503) 555-0199': 'tel:5035550199',
      'Visit Website': 'https://riverside.example',
    });
  });

  it.each(['+45 12 34 56 78', '555-0199', '503 555 0199 ext. 4'])(
    '[EV-052] shows %s as it was stored',
    async (phone) => {
      await open({ contactPhone: phone });
      within(part('Organizer')).getByRole('link', { name: phone });
    },
  );
});
