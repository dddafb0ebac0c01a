import { defaultRefundPolicy, refundPolicy } from '@stallbook/kernel';
import { z } from 'zod';

export const eventTypes = ['craft_fair', 'farmers_market', 'art_show', 'festival', 'popup_market', 'other'] as const;
export type EventTypeName = (typeof eventTypes)[number];

const text = z.string().nullable();

/**
 * `eventDate` is also the start date, `maxVendors` the booth count, `boothSize` the space size. Dates and times are
 * local to `timeZone`.
 */
export const marketEventDetails = z.object({
  title: z.string(),
  description: z.string(),
  eventType: z.enum(eventTypes),
  eventDate: z.string(),
  eventEndDate: z.string(),
  startTime: text,
  endTime: text,
  applicationDeadline: text,
  loadInDate: text,
  loadInTime: text,
  loadOutTime: text,
  location: z.string(),
  address: text,
  city: z.string(),
  state: z.string(),
  zipCode: text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  timeZone: z.string(),
  indoorOutdoor: z.enum(['indoor', 'outdoor', 'both']).nullable(),
  maxVendors: z.int().nonnegative().nullable(),
  boothSize: text,
  boothFeeCents: z.int().nonnegative(),
  applicationFeeCents: z.int().nonnegative(),
  tableProvided: z.boolean(),
  electricityAvailable: z.boolean(),
  wifiAvailable: z.boolean(),
  parkingAvailable: z.boolean(),
  foodVendorsAllowed: z.boolean(),
  insuranceRequired: z.boolean(),
  setupInstructions: text,
  productRestrictions: z.array(z.string()),
  cancellationPolicy: text,
  /** null: nothing was promised. */
  refundPolicy: refundPolicy.nullable(),
  contactEmail: text,
  contactPhone: text,
  websiteUrl: text,
});

export type MarketEventDetails = z.infer<typeof marketEventDetails>;
export const amenities = [
  'tableProvided',
  'electricityAvailable',
  'wifiAvailable',
  'parkingAvailable',
  'foodVendorsAllowed',
  'insuranceRequired',
] as const;

export type DetailField = keyof MarketEventDetails;
export const detailField = marketEventDetails.keyof();

export const emptyDetails: MarketEventDetails = {
  title: '',
  description: '',
  eventType: 'craft_fair',
  eventDate: '',
  eventEndDate: '',
  startTime: null,
  endTime: null,
  applicationDeadline: null,
  loadInDate: null,
  loadInTime: null,
  loadOutTime: null,
  location: '',
  address: null,
  city: '',
  state: '',
  zipCode: null,
  latitude: null,
  longitude: null,
  timeZone: '',
  indoorOutdoor: null,
  maxVendors: null,
  boothSize: null,
  boothFeeCents: 0,
  applicationFeeCents: 0,
  tableProvided: false,
  electricityAvailable: false,
  wifiAvailable: false,
  parkingAvailable: false,
  foodVendorsAllowed: false,
  insuranceRequired: false,
  setupInstructions: null,
  productRestrictions: [],
  cancellationPolicy: null,
  refundPolicy: defaultRefundPolicy,
  contactEmail: null,
  contactPhone: null,
  websiteUrl: null,
};

export function detailsOf(source: MarketEventDetails): MarketEventDetails {
  const details: Record<string, unknown> = {};
  for (const field of Object.keys(emptyDetails)) details[field] = source[field as keyof MarketEventDetails];
  return details as MarketEventDetails;
}
