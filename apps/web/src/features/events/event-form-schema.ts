import { accountLimits } from '@stallbook/contracts/account-limits';
import { marketEventLimits as limits } from '@stallbook/kernel/market-event-limits';
import { z } from 'zod';
import { dollarsOf, parseDollars } from '../../lib/format/money.js';
import type { EventType } from '../../components/event/event-labels.js';
import { eventTypes } from '../../components/event/texts.js';
import {
  countUpTo,
  dollarsUpTo,
  linesOf,
  phoneText,
  stateText,
  textUpTo,
  webAddressText,
  zipCodeText,
} from '../../components/ui/form/schemas.js';
import type { SessionProfile } from '../../lib/session/types.js';
import type { CreateMarketEventInput } from './api/events.generated.js';
import { formProblems } from './texts/form.js';
import type { EventDetails } from './components/event-facts.js';
import { isWhole } from './moved-dates.js';
import { refundFields, refundProblems, toRefundPolicy, toRefundValues } from './refund-policy-form.js';

const needed = (most: number, message: string) => textUpTo(most).min(1, message);
const optional = z.string().trim();
/** Browsers also take years of five digits, which no other part can read. */
const day = optional.refine((text) => text === '' || isWhole(text), formProblems.noYear);
const fee = dollarsUpTo(limits.feeCents);

/** One per line. */
const restrictions = optional.refine(
  (text) => {
    const lines = linesOf(text);
    return (
      lines.length <= limits.productRestrictions && lines.every(({ length }) => length <= limits.productRestriction)
    );
  },
  formProblems.restrictionsTooLong(limits.productRestrictions, limits.productRestriction),
);

/** Stripe charges no sum that is smaller. */
const canBeCharged = (values: { boothFee: string; applicationFee: string }) => {
  const dueCents = (parseDollars(values.boothFee) ?? 0) + (parseDollars(values.applicationFee) ?? 0);
  return dueCents === 0 || dueCents >= limits.leastDueCents;
};

interface Times {
  eventDate: string;
  eventEndDate: string;
  startTime: string;
  endTime: string;
  loadInDate: string;
  loadInTime: string;
}

/** An event over several days may close after midnight. */
const closesAfterOpening = ({ eventDate, eventEndDate, startTime, endTime }: Times) =>
  !startTime || !endTime || eventEndDate > eventDate || endTime > startTime;

/** Without a date, load-in is on the first day. */
const loadsInBeforeOpening = ({ eventDate, loadInDate, loadInTime, startTime }: Times) =>
  !startTime || !loadInTime || (loadInDate || eventDate) !== eventDate || loadInTime <= startTime;

const loadsInBeforeClosing = ({ eventDate, eventEndDate, loadInDate, loadInTime, endTime }: Times) =>
  !endTime || !loadInTime || (loadInDate || eventDate) !== (eventEndDate || eventDate) || loadInTime <= endTime;

export const eventFormSchema = z
  .object({
    title: needed(limits.title, formProblems.noTitle),
    description: needed(limits.description, formProblems.noDescription),
    eventType: z.enum(Object.keys(eventTypes) as [EventType, ...EventType[]]),
    eventDate: day.min(1, formProblems.noDate),
    eventEndDate: day,
    startTime: optional,
    endTime: optional,
    applicationDeadline: day,
    loadInDate: day,
    loadInTime: optional,
    loadOutTime: optional,
    location: needed(limits.location, formProblems.noLocation),
    address: textUpTo(limits.address),
    city: needed(limits.city, formProblems.noCity),
    state: stateText(formProblems.noState),
    zipCode: zipCodeText,
    indoorOutdoor: z.enum(['', 'indoor', 'outdoor', 'both']),
    maxVendors: countUpTo(limits.maxVendors),
    boothSize: textUpTo(limits.boothSize),
    boothFee: fee,
    applicationFee: fee,
    tableProvided: z.boolean(),
    electricityAvailable: z.boolean(),
    wifiAvailable: z.boolean(),
    parkingAvailable: z.boolean(),
    foodVendorsAllowed: z.boolean(),
    insuranceRequired: z.boolean(),
    setupInstructions: textUpTo(limits.setupInstructions),
    productRestrictions: restrictions,
    cancellationPolicy: textUpTo(limits.cancellationPolicy),
    ...refundFields,
    contactEmail: z.union([
      z.literal(''),
      z.string().trim().max(accountLimits.email, formProblems.noEmail).email(formProblems.noEmail),
    ]),
    contactPhone: phoneText,
    websiteUrl: webAddressText,
  })
  .refine((values) => !values.eventEndDate || values.eventEndDate >= values.eventDate, {
    path: ['eventEndDate'],
    message: formProblems.endsBeforeStart,
  })
  .refine((values) => !values.applicationDeadline || values.applicationDeadline <= values.eventDate, {
    path: ['applicationDeadline'],
    message: formProblems.deadlineAfterStart,
  })
  .refine((values) => closesAfterOpening(values), { path: ['endTime'], message: formProblems.closesBeforeOpening })
  .refine(({ loadInDate, eventDate, eventEndDate }) => !loadInDate || loadInDate <= (eventEndDate || eventDate), {
    path: ['loadInDate'],
    message: formProblems.loadInDayAfterEnd,
  })
  .refine((values) => loadsInBeforeOpening(values), { path: ['loadInTime'], message: formProblems.loadInAfterOpening })
  .refine((values) => loadsInBeforeClosing(values), { path: ['loadInTime'], message: formProblems.loadInAfterEnd })
  .refine((values) => canBeCharged(values), { path: ['boothFee'], message: formProblems.feesTooSmall })
  .superRefine((values, context) => {
    for (const { path, message } of refundProblems(values)) context.addIssue({ code: 'custom', path: [path], message });
  });

export type EventFormValues = z.infer<typeof eventFormSchema>;

const time = (value: string | null | undefined) => value?.slice(0, 5) ?? '';

export function toFormValues(event?: EventDetails): EventFormValues {
  return {
    title: event?.title ?? '',
    description: event?.description ?? '',
    eventType: event?.eventType ?? 'craft_fair',
    eventDate: event?.eventDate ?? '',
    eventEndDate: event && event.eventEndDate !== event.eventDate ? event.eventEndDate : '',
    startTime: time(event?.startTime),
    endTime: time(event?.endTime),
    applicationDeadline: event?.applicationDeadline ?? '',
    loadInDate: event?.loadInDate ?? '',
    loadInTime: time(event?.loadInTime),
    loadOutTime: time(event?.loadOutTime),
    location: event?.location ?? '',
    address: event?.address ?? '',
    city: event?.city ?? '',
    state: event?.state ?? '',
    zipCode: event?.zipCode ?? '',
    indoorOutdoor: event?.indoorOutdoor ?? '',
    maxVendors: event?.maxVendors?.toString() ?? '',
    boothSize: event?.boothSize ?? '',
    boothFee: dollarsOf(event?.boothFeeCents),
    applicationFee: dollarsOf(event?.applicationFeeCents),
    tableProvided: event?.tableProvided ?? false,
    electricityAvailable: event?.electricityAvailable ?? false,
    wifiAvailable: event?.wifiAvailable ?? false,
    parkingAvailable: event?.parkingAvailable ?? false,
    foodVendorsAllowed: event?.foodVendorsAllowed ?? false,
    insuranceRequired: event?.insuranceRequired ?? false,
    setupInstructions: event?.setupInstructions ?? '',
    productRestrictions: event?.productRestrictions.join('\n') ?? '',
    cancellationPolicy: event?.cancellationPolicy ?? '',
    ...toRefundValues(event?.refundPolicy),
    contactEmail: event?.contactEmail ?? '',
    contactPhone: event?.contactPhone ?? '',
    websiteUrl: event?.websiteUrl ?? '',
  };
}

/** Most organizers hold their events where they are. */
export const valuesFrom = (profile: SessionProfile | null | undefined): Partial<EventFormValues> => ({
  city: profile?.city ?? '',
  state: profile?.state ?? '',
  websiteUrl: profile?.website ?? '',
});

export function toEventInput(values: EventFormValues): CreateMarketEventInput {
  const { boothFee, applicationFee, maxVendors, productRestrictions, indoorOutdoor, ...others } = values;
  const { refundPreset, refundFullDays, refundPartialDays, refundPartialPercent, ...rest } = others;
  const blanked = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, value === '' ? null : value]),
  ) as typeof rest;
  return {
    ...blanked,
    refundPolicy: toRefundPolicy({ refundPreset, refundFullDays, refundPartialDays, refundPartialPercent }),
    indoorOutdoor: indoorOutdoor || null,
    maxVendors: maxVendors.trim() ? Number(maxVendors) : null,
    boothFeeCents: parseDollars(boothFee) ?? 0,
    applicationFeeCents: parseDollars(applicationFee) ?? 0,
    productRestrictions: linesOf(productRestrictions),
  };
}
