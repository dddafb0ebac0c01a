import {
  acceptApplication,
  createConnectAccount,
  createDraft,
  createMarketEvent,
  createPaymentIntent,
  getApplication,
  marketEvent,
  publishMarketEvent,
  rejectApplication,
  submitApplication,
  updateProfile,
} from '@stallbook/contracts';
import { DAY_MS, newId } from '@stallbook/kernel';
import { AtStripe } from './at-stripe.js';
import { Refused } from './gateway-client.js';
import { giveBack, type Intent, type Paid } from './give-back.js';
import type { Notes } from './notes.js';
import type { Person, Place } from './person.js';

interface WithId {
  id: string;
}

const byId = ({ id }: WithId): string => id;
const YEAR_MS = 365 * DAY_MS;
export const dayInAYear = (): string => new Date(Date.now() + YEAR_MS).toISOString().slice(0, 10);
const FULL = 'APPLICATION.EVENT_FULL';
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

export async function openAccount(organizer: Person, place: Place): Promise<void> {
  const account = await organizer.command<{ accountId: string }>(
    createConnectAccount,
    {},
    'accountId',
    () => organizer.id,
  );
  await new AtStripe(place).onboard(account.accountId);
}

/**
 * One market from its first draft on: more vendors apply than there are booths, one is refused, the others pay,
 * and one is refunded in two parts; the organizer attaches a file.
 */
export async function holdMarket(
  organizer: Person,
  vendors: readonly Person[],
  place: Place,
  notes: Notes,
): Promise<void> {
  const eventId = await openMarket(organizer, vendors.length - 1);
  const results = await Promise.allSettled([
    attach(organizer, eventId, notes),
    ...vendors.map((vendor) => attend(vendor, organizer, eventId, place, notes)),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  const paid = results.map((result) => (result.status === 'fulfilled' ? result.value : undefined)).find(Boolean);
  if (paid) await giveBack(paid, place);
}

/** Returns the market's ID when vendors can apply. */
export async function openMarket(organizer: Person, booths: number): Promise<string> {
  const { id } = await organizer.command<WithId>(createMarketEvent, marketInput(booths), 'id status', byId);
  await organizer.command<WithId>(publishMarketEvent, { id }, 'id status', byId);
  return id;
}

/** Returns the payment; undefined if no booth was left. */
async function attend(
  vendor: Person,
  organizer: Person,
  eventId: string,
  place: Place,
  notes: Notes,
): Promise<Paid | undefined> {
  const applicationId = await apply(vendor, eventId);
  const seen = await seenBy(organizer, applicationId);
  if (await accepted(organizer, seen, notes)) {
    const intent = await openPayment(vendor, applicationId);
    await new AtStripe(place).pay(intent.paymentIntentId);
    return { vendor, ...intent };
  }
  const refusal = { ...seen, rejectionReason: 'All booths are taken' };
  await organizer.command<WithId>(rejectApplication, refusal, 'id status', byId);
  const description = `Looking for another market ${newId()}`;
  await vendor.command<WithId>(updateProfile, { description }, 'id description', byId);
  return undefined;
}

export async function apply(vendor: Person, eventId: string): Promise<string> {
  const { id } = await vendor.command<WithId>(createDraft, { eventId }, 'id status', byId);
  const words = { draftId: id, productsOffered: 'Honey, beeswax and candles', terms: await termsOf(vendor, eventId) };
  await vendor.command<WithId>(submitApplication, words, 'id status productsOffered', byId);
  return id;
}

const TERMS = 'query Drive($id: ID!) { marketEvent(input: { id: $id }) { terms } }';

async function termsOf({ gateway }: Person, id: string): Promise<string> {
  return (await gateway.graphql<{ terms: string }>(marketEvent.name, TERMS, { id }, newId())).terms;
}

export const openPayment = (vendor: Person, applicationId: string): Promise<Intent> =>
  vendor.command<Intent>(
    createPaymentIntent,
    { applicationId },
    'paymentId paymentIntentId amountCents',
    ({ paymentId }) => paymentId,
    ({ paymentIntentId }) => paymentIntentId,
  );

type Seen = Awaited<ReturnType<typeof seenBy>>;

export async function seenBy({ gateway }: Person, applicationId: string) {
  const query = 'query Drive($id: ID!) { application(input: { id: $id }) { contentsVersion } }';
  const found = { id: applicationId };
  const seen = await gateway.graphql<{ contentsVersion: string }>(getApplication.name, query, found, newId());
  return { applicationId, contentsVersion: seen.contentsVersion };
}

/** False if all booths are taken. */
export async function accepted(organizer: Person, seen: Seen, notes: Notes): Promise<boolean> {
  try {
    await organizer.command<WithId>(
      acceptApplication,
      { ...seen, boothLocation: 'A7' },
      'id status boothLocation',
      byId,
    );
    return true;
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== FULL) throw error;
    notes.full += 1;
    return false;
  }
}

export async function attach(organizer: Person, eventId: string, notes: Notes): Promise<void> {
  const file = new File([PDF], 'rules.pdf', { type: 'application/pdf' });
  const path = `/uploads/attachments/${eventId}`;
  const { id } = await organizer.gateway.upload<WithId>(path, { description: 'Rules' }, file, newId());
  notes.answered('attachments.recordUpload', organizer.id, `record:${id}`, id, id);
}

const marketInput = (maxVendors: number): Record<string, unknown> => ({
  title: `Market of the checker ${newId()}`,
  description: 'A market with more vendors than booths.',
  eventDate: dayInAYear(),
  location: 'Republic Square',
  city: 'Austin',
  state: 'TX',
  boothFeeCents: 7_500,
  applicationFeeCents: 1_000,
  maxVendors,
});
