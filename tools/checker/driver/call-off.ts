import { deleteMarketEvent } from '@stallbook/contracts';
import { AtStripe, StripeRefused } from './at-stripe.js';
import { accepted, apply, attach, openMarket, openPayment, seenBy } from './market-day.js';
import type { Notes } from './notes.js';
import type { Person, Place } from './person.js';

export async function callOff(organizer: Person, vendor: Person, place: Place, notes: Notes): Promise<void> {
  const eventId = await openMarket(organizer, 1);
  await attach(organizer, eventId, notes);
  const applicationId = await apply(vendor, eventId);
  await accepted(organizer, await seenBy(organizer, applicationId), notes);
  const { paymentIntentId } = await openPayment(vendor, applicationId);
  await Promise.all([
    organizer.command<{ id: string }>(deleteMarketEvent, { id: eventId }, 'id', ({ id }) => id),
    new AtStripe(place).pay(paymentIntentId).catch((error: unknown) => {
      if (!(error instanceof StripeRefused)) throw error;
    }),
  ]);
}
