import {
  acceptApplication,
  createDraft,
  DEMO_CAST,
  marketEvent,
  rejectApplication,
  saveVendorMark,
  submitApplication,
  withdrawalTerms,
  withdrawApplication,
  type Attendance,
} from '@stallbook/contracts';
import type { DemoCaller } from './demo-caller.js';
import type { Pictures } from './pictures.js';
import { placeInLine, type SeasonApplication } from './season-applications.js';
import type { SeasonCalendar } from './season-calendar.js';
import { plannedOn, seasonMarkets, type SeasonMarket } from './season-markets.js';
import { pay } from './season-payments.js';

export interface Applying {
  caller: DemoCaller;
  calendar: SeasonCalendar;
  pictures: Pictures;
  /** False with the real Stripe: nothing is paid there. */
  paysByEmulator: boolean;
}

const REASON = 'We already have a stand like yours this time. Please apply for the next market.';
const VERA = 'Hand-thrown mugs, planters, and serving bowls';

/** With a photo, unless the application will wait for a decision. Repeats give the same draft. */
export async function draft(
  { caller, calendar, pictures }: Applying,
  eventId: string,
  one: SeasonApplication,
): Promise<string> {
  const vendor = caller.as('vendor', one.vendor);
  const at = timesOf(calendar, one);
  const { id } = await vendor.does(createDraft, eventId, { eventId }, at(0));
  if (one.outcome !== 'draft' && one.outcome !== 'pending') await pictures.addTo(id, vendor, 1, at(0));
  return id;
}

/** Takes a draft to the outcome of its application. */
export async function complete(
  { caller, calendar, pictures, paysByEmulator }: Applying,
  { id, eventId }: { id: string; eventId: string },
  one: SeasonApplication,
): Promise<void> {
  if (one.outcome === 'draft') return;
  const market: SeasonMarket = seasonMarkets[one.market];
  const at = timesOf(calendar, one);
  const vendor = caller.as('vendor', one.vendor);
  const organizer = caller.as('organizer', market.organizer);
  // All of them only where an organizer still has to choose: encoding takes time.
  if (one.outcome === 'pending') await pictures.addTo(id, vendor, Infinity, at(0));
  const productsOffered = DEMO_CAST.find(({ email }) => email.startsWith(`${one.vendor}@`))?.products ?? VERA;
  const offer = {
    productsOffered,
    boothRequirements: 'One 10 x 10 ft booth, no electricity needed',
    experienceYears: 2 + (one.vendor.length % 7),
    estimatedSalesCents: 60_000 + 5_000 * one.vendor.length,
  };
  const { terms } = await vendor.asks(marketEvent, { id: eventId }, at(0, 1));
  const sent = await vendor.does(submitApplication, eventId, { draftId: id, ...offer, terms }, at(0, 1));
  const application = { applicationId: id };
  const seen = { ...application, contentsVersion: sent.contentsVersion };
  switch (one.outcome) {
    case 'pending':
      return;
    case 'withdrawn':
      await vendor.does(withdrawApplication, id, application, at(1));
      return;
    case 'rejected':
      await organizer.does(rejectApplication, id, { ...seen, rejectionReason: REASON }, at(1));
      return;
    case 'accepted':
    case 'paid':
    case 'declined card':
    case 'withdrawn later':
      await organizer.does(acceptApplication, id, { ...seen, boothLocation: one.booth }, at(1));
  }
  if (one.outcome === 'withdrawn later') {
    const { refundPercent } = await vendor.asks(withdrawalTerms, { id }, at(3));
    await vendor.does(withdrawApplication, id, { ...application, refundPercent }, at(3));
  }
  if (paysByEmulator && one.outcome === 'paid') await pay(vendor, id, { at: at(2) });
  if (paysByEmulator && one.outcome === 'declined card') await pay(vendor, id, { at: at(2), declined: true });
  if (paysByEmulator && one.day) {
    const [attendance, rating] = one.day;
    const mark = { ...application, attendance: attendance as Attendance, rating: rating ?? null };
    await organizer.does(saveVendorMark, id, mark, calendar.at(market.inDays + 1, 2, 60));
  }
}

/** Each step three days after the one before. */
function timesOf(calendar: SeasonCalendar, one: SeasonApplication): (step: number, later?: number) => Date {
  const place = placeInLine(one);
  const first = plannedOn(seasonMarkets[one.market]) + 3 + 2 * place;
  return (step, later = 0) =>
    calendar.at(first + step * 3, (place % 8) + later, 400 - step * 60 - place * 3 - later * 10);
}
