import type { EventChange } from '../event-changes.js';
import { amenities } from './facts.js';
import { eventForm } from './form.js';
import { refundForm } from './refunds.js';

const { about, fees, when, where, rules } = eventForm;

export const conflict = {
  title: 'This event was changed after you opened it',
  yesOrNo: (is: boolean) => (is ? 'yes' : 'no'),
  fields: {
    title: about.name,
    eventType: about.type,
    description: about.description,
    eventDate: when.date,
    eventEndDate: when.endDate,
    startTime: when.opens,
    endTime: when.closes,
    applicationDeadline: when.deadline,
    loadInDate: when.loadInDate,
    loadInTime: when.loadInTime,
    loadOutTime: when.loadOutTime,
    location: where.location,
    address: where.address,
    city: where.city,
    state: where.state,
    zipCode: where.zip,
    indoorOutdoor: where.setting,
    maxVendors: fees.maxVendors,
    boothSize: fees.boothSize,
    boothFeeCents: fees.booth,
    applicationFeeCents: fees.application,
    setupInstructions: rules.setup,
    productRestrictions: rules.restrictions,
    cancellationPolicy: rules.cancellation,
    refundPolicy: refundForm.title,
    contactEmail: rules.email,
    contactPhone: rules.phone,
    websiteUrl: rules.website,
    ...amenities,
  } satisfies Record<Exclude<keyof EventChange, 'latitude' | 'longitude'>, string>,
} as const;
