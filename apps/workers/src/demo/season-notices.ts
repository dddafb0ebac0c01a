import { markAllRead, myNotifications, NotificationType } from '@stallbook/contracts';
import type { DemoCaller, DemoPerson } from './demo-caller.js';
import { seasonApplications, type Outcome } from './season-applications.js';
import { seasonMarkets } from './season-markets.js';

const submitted = seasonApplications.filter(({ outcome }) => outcome !== 'draft');
const accepting: readonly Outcome[] = ['accepted', 'paid', 'declined card', 'withdrawn later'];

type Expected = readonly (readonly [NotificationType, readonly unknown[]])[];

/** They come a moment after what they are about. */
async function readWhenHere(caller: DemoCaller, person: DemoPerson, expected: Expected) {
  await caller.expect(`The notifications of the ${person.name}`, async () => {
    const { items } = await person.asks(myNotifications, { limit: 100 });
    return expected.every(([type, { length }]) => items.filter((one) => one.type === type).length >= length);
  });
  await person.does(markAllRead, 'season', {});
}

/** What happened to applications is read; messages and refunds after it are new. */
export async function readNotices(caller: DemoCaller, paysByEmulator: boolean): Promise<void> {
  const received = submitted.filter(({ market }) => seasonMarkets[market].organizer === 'organizer');
  const sent = submitted.filter(({ vendor }) => vendor === 'vendor');
  const accepted = sent.filter(({ outcome }) => accepting.includes(outcome));
  const paid = (all: typeof submitted) => (paysByEmulator ? all.filter(({ outcome }) => outcome === 'paid') : []);
  const { application_submitted, application_accepted, payment_received, payment_confirmed } = NotificationType;
  await Promise.all([
    readWhenHere(caller, caller.as('organizer', 'organizer'), [
      [application_submitted, received],
      [payment_received, paid(received)],
    ]),
    readWhenHere(caller, caller.as('vendor', 'vendor'), [
      [application_accepted, accepted],
      [payment_confirmed, paid(sent)],
    ]),
  ]);
}
