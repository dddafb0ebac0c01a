import {
  acceptApplication,
  createConnectAccount,
  createDraft,
  createMarketEvent,
  createPaymentIntent,
  publishMarketEvent,
  rejectApplication,
  submitApplication,
  updateProfile,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { Refused } from './door.js';
import type { Notes } from './notes.js';
import type { Person, Place } from './person.js';

interface WithId {
  id: string;
}

const byId = ({ id }: WithId): string => id;
const YEAR_MS = 365 * 24 * 60 * 60_000;
export const dayInAYear = (): string => new Date(Date.now() + YEAR_MS).toISOString().slice(0, 10);
const FULL = 'APPLICATION.EVENT_FULL';
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** Makes the organizer ready to be paid. */
export async function openAccount(organizer: Person, place: Place): Promise<void> {
  const account = await organizer.command<{ accountId: string }>(
    createConnectAccount,
    {},
    'accountId',
    () => organizer.id,
  );
  await atStripe(place, `accounts/${account.accountId}/onboard`);
}

/**
 * One market from its first draft on: more vendors apply at once than there are booths, one of them is refused, the
 * others pay; the organizer attaches a file.
 */
export async function holdMarket(
  organizer: Person,
  vendors: readonly Person[],
  place: Place,
  notes: Notes,
): Promise<void> {
  const market = await organizer.command<WithId>(createMarketEvent, marketInput(vendors.length - 1), 'id status', byId);
  await organizer.command<WithId>(publishMarketEvent, { id: market.id }, 'id status', byId);
  const results = await Promise.allSettled([
    attach(organizer, market.id, notes),
    ...vendors.map((vendor) => attend(vendor, organizer, market.id, place, notes)),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function attend(vendor: Person, organizer: Person, eventId: string, place: Place, notes: Notes): Promise<void> {
  const draft = await vendor.command<WithId>(createDraft, { eventId }, 'id status', byId);
  const words = { draftId: draft.id, productsOffered: 'Honey, beeswax and candles' };
  await vendor.command<WithId>(submitApplication, words, 'id status productsOffered', byId);
  if (!(await accepted(organizer, draft.id, notes))) {
    const refusal = { applicationId: draft.id, rejectionReason: 'All booths are taken' };
    await organizer.command<WithId>(rejectApplication, refusal, 'id status', byId);
    await vendor.command<WithId>(
      updateProfile,
      { description: `Looking for another market ${newId()}` },
      'id description',
      byId,
    );
    return;
  }
  type Intent = { paymentId: string; paymentIntentId: string };
  const intent = await vendor.command<Intent>(
    createPaymentIntent,
    { applicationId: draft.id },
    'paymentId paymentIntentId amountCents',
    ({ paymentId }) => paymentId,
    ({ paymentIntentId }) => paymentIntentId,
  );
  await atStripe(place, `payment_intents/${intent.paymentIntentId}/pay`);
}

async function accepted(organizer: Person, applicationId: string, notes: Notes): Promise<boolean> {
  try {
    await organizer.command<WithId>(
      acceptApplication,
      { applicationId, boothLocation: 'A7' },
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

async function attach(organizer: Person, eventId: string, notes: Notes): Promise<void> {
  const file = new File([PDF], 'rules.pdf', { type: 'application/pdf' });
  const path = `/uploads/attachments/${eventId}`;
  const { id } = await organizer.door.upload<WithId>(path, { description: 'Rules' }, file, newId());
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

async function atStripe({ stripe }: Place, path: string): Promise<void> {
  const response = await fetch(`${stripe}/_emulator/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`the local Stripe answered ${response.status} to ${path}`);
}
