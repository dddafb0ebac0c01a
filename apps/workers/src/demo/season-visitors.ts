import {
  FeedbackCategory,
  joinWaitlist,
  marketEvents,
  submitClaim,
  submitContact,
  submitFeedback,
} from '@stallbook/contracts';
import type { DemoCaller } from './demo-caller.js';
import type { SeasonCalendar } from './season-calendar.js';

const contacts = [
  ['Maya Torres', 'vendor-artisan', 'Can two potters share one booth, and who applies then?'],
  ['Chris Bennett', 'event-organizer', 'We run a night market in Fredericksburg. How long does a claim take?'],
  ['June Park', 'both', 'I sell candles and help with the church fair. Do I need two accounts?'],
] as const;

/** Addresses reserved for documentation. Each visitor has one, and so a separate limit. */
const place = (index: number): string => `203.0.113.${index + 1}`;

/** What visitors write, so that an admin finds something to answer. */
export async function write(caller: DemoCaller, calendar: SeasonCalendar): Promise<void> {
  const hearth = caller.as('organizer', 'hearth');
  const visitor = caller.as('vendor', 'tea');
  const address = (name: string) => `${name.toLowerCase().replace(' ', '.')}@visitors.example`;
  const claimable = { seededByAdmin: true, organizerClaimed: false, page: 1, pageSize: 1 };
  const { items } = await visitor.asks(marketEvents, claimable);
  await Promise.all([
    ...contacts.map(([name, role, message], index) =>
      visitor.does(submitContact, name, { name, email: address(name), role, message, remoteAddress: place(index) }),
    ),
    visitor.does(submitFeedback, 'map', {
      name: 'Tess Wright',
      email: 'tea@stallbook.example',
      category: FeedbackCategory.improvement,
      rating: 4,
      message: 'I would love to see on the map which markets have electricity.',
      page: 'Events',
      url: '/events',
      userAgent: 'Mozilla/5.0',
      remoteAddress: place(10),
      timestamp: `${calendar.day(0)}T12:00:00.000Z`,
    }),
    visitor.does(joinWaitlist, 'season', {
      name: 'Noor Haddad',
      email: 'noor.haddad@visitors.example',
      remoteAddress: place(11),
    }),
    ...items.map(({ id, title }) =>
      hearth.does(submitClaim, id, {
        eventId: id,
        name: 'Henry Cole',
        email: 'hearth@stallbook.example',
        phone: '254-555-0171',
        businessName: 'Hearth & Harvest',
        message: `I have run ${title} since 2019.`,
        contactPublic: false,
        remoteAddress: place(20),
      }),
    ),
  ]);
}
