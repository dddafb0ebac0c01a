import { amenityNames } from './amenities.js';
import type { EventFormValues } from './event-form-schema.js';

export const eventSteps = ['basics', 'place', 'fees', 'rules', 'publish'] as const;
export type EventStep = (typeof eventSteps)[number];
type Field = keyof EventFormValues;

const basics: Field[] = ['title', 'eventType', 'description'];
const place: Field[] = [
  'eventDate',
  'eventEndDate',
  'startTime',
  'endTime',
  'applicationDeadline',
  'loadInDate',
  'loadInTime',
  'loadOutTime',
  'location',
  'address',
  'city',
  'state',
  'zipCode',
  'indoorOutdoor',
];
const fees: Field[] = [
  'boothFee',
  'applicationFee',
  'maxVendors',
  'boothSize',
  'refundPreset',
  'refundFullDays',
  'refundPartialDays',
  'refundPartialPercent',
];
const rules: Field[] = [
  ...amenityNames,
  'setupInstructions',
  'productRestrictions',
  'cancellationPolicy',
  'contactEmail',
  'contactPhone',
  'websiteUrl',
];
const fields: Record<EventStep, Field[]> = { basics, place, fees, rules, publish: [] };

export const fieldsOf = (step: EventStep) => fields[step];
