import { markAllRead, myNotifications, NotificationType } from '@stallbook/contracts';
import type { DemoCaller, DemoPerson } from './demo-caller.js';
import { seasonApplications, type SeasonApplication } from './season-applications.js';
import { seasonMarkets } from './season-markets.js';

const submitted = seasonApplications.filter(({ outcome }) => outcome !== 'draft');
const answered: readonly SeasonApplication['outcome'][] = ['accepted', 'paid', 'declined card', 'withdrawn later'];

/** They come a moment after what they are about. */
async function readWhenHere(caller: DemoCaller, person: DemoPerson, type: NotificationType, count: number) {
  await caller.until(async () => {
    const { items } = await person.asks(myNotifications, { limit: 100 });
    return items.filter((one) => one.type === type).length >= count;
  });
  await person.does(markAllRead, 'season', {});
}

/** What happened to applications is read; messages and refunds after it are new. */
export async function readNotices(caller: DemoCaller): Promise<void> {
  const received = submitted.filter(({ market }) => seasonMarkets[market].organizer === 'organizer');
  const accepted = submitted.filter(({ vendor, outcome }) => vendor === 'vendor' && answered.includes(outcome));
  const { application_submitted, application_accepted } = NotificationType;
  await Promise.all([
    readWhenHere(caller, caller.as('organizer', 'organizer'), application_submitted, received.length),
    readWhenHere(caller, caller.as('vendor', 'vendor'), application_accepted, accepted.length),
  ]);
}
