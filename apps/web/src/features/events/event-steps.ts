import { amenityNames } from './amenities.js';
import type { EventFormValues } from './event-form-schema.js';

export const eventSteps = ['basics', 'place', 'fees', 'rules', 'publish'] as const;
export type EventStep = (typeof eventSteps)[number];
type Field = keyof EventFormValues;

const basics: Field[] = ['title', 'eventType', 'description'];
const place: Field[] = [
  ...(['eventDate', 'eventEndDate', 'startTime', 'endTime', 'applicationDeadline'] as const),
  ...(['loadInDate', 'loadInTime', 'loadOutTime'] as const),
  ...(['location', 'address', 'city', 'state', 'zipCode', 'indoorOutdoor'] as const),
];
const fees: Field[] = [
  ...(['boothFee', 'applicationFee', 'maxVendors', 'boothSize'] as const),
  ...(['refundPreset', 'refundFullDays', 'refundPartialDays', 'refundPartialPercent'] as const),
];
const rules: Field[] = [
  ...amenityNames,
  ...(['setupInstructions', 'productRestrictions', 'cancellationPolicy'] as const),
  ...(['contactEmail', 'contactPhone', 'websiteUrl'] as const),
];
const fields: Record<EventStep, Field[]> = { basics, place, fees, rules, publish: [] };

export const fieldsOf = (step: EventStep) => fields[step];
