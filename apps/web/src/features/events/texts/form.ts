import { plural } from '../../../lib/format/text.js';

export const eventForm = {
  form: 'Event',
  about: {
    title: 'The event',
    name: 'Title',
    type: 'Type',
    description: 'Description',
    descriptionHint: 'What vendors should know first, such as who visits, how many, and what sells.',
  },
  fees: {
    title: 'Fees and booths',
    booth: 'Booth fee',
    boothHint: 'Leave it empty if vendors pay nothing.',
    application: 'Application fee',
    applicationHint: 'Paid together with the booth fee.',
    maxVendors: 'Max vendors',
    maxVendorsHint: 'Leave it empty for no limit.',
    boothSize: 'Booth size',
    boothSizeHint: 'Such as 10 x 10 ft.',
  },
  when: {
    title: 'When',
    lead: 'Only the event date is needed now. Add the rest when you know it.',
    date: 'Event date',
    endDate: 'End date (if more than one day)',
    opens: 'Opens at',
    closes: 'Closes at',
    deadline: 'Apply by',
    deadlineHint: 'Applications close at the end of this day.',
    loadInDate: 'Load-in date',
    loadInTime: 'Load-in time',
    loadOutTime: 'Load-out time',
  },
  where: {
    title: 'Where',
    lead: 'Location, city, and state are needed. Vendors see the rest if you add it.',
    location: 'Location',
    locationHint: 'The name of the place, such as Riverside Park or Town Hall.',
    address: 'Street address',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    setting: 'Setting',
    settingUnknown: 'Not specified',
  },
  onSite: 'On site',
  rules: {
    title: 'Rules and contact',
    lead: 'All of this is optional. Vendors read it before they apply.',
    setup: 'Setup instructions',
    restrictions: 'Product restrictions',
    restrictionsHint: 'One per line.',
    cancellation: 'Cancellation policy',
    cancellationHint: 'For example, what happens in bad weather. Refunds follow the terms you chose under Refunds.',
    email: 'Contact email',
    phone: 'Contact phone',
    website: 'Website',
  },
  cancel: 'Cancel',
  notSaved: 'The event could not be saved. Please try again.',
} as const;

export const formProblems = {
  noTitle: 'Please enter a title',
  noDescription: 'Please describe the event',
  noDate: 'Please enter the event date',
  noYear: 'Please enter a date with a year such as 2027',
  noLocation: 'Please enter the location',
  noCity: 'Please enter the city',
  noState: 'Please enter the state',
  noEmail: 'Please enter a valid email address',
  closesBeforeOpening:
    'The closing time must be after the opening time. For an event past midnight, enter an end date.',
  loadInDayAfterEnd: 'The load-in date can’t be after the event ends',
  loadInAfterEnd: 'Load-in can’t be after the event ends',
  loadInAfterOpening: 'Load-in can’t be after the event opens',
  endsBeforeStart: 'The end date can’t be before the event date',
  deadlineAfterStart: 'The deadline can’t be after the event date',
  feesTooSmall: 'The fees must be $0.50 or more together, or nothing',
  restrictionsTooLong: (lines: number, letters: number) =>
    `Please use at most ${lines} lines of at most ${letters} characters`,
} as const;

export const creation = {
  title: 'Create an event',
  lead: 'Only you can see it until you publish it.',
  startFromEarlier: 'Start from an earlier event',
  latestOnly: (count: number) => `These are your latest ${count} events. To start from another, find it in the list.`,
  allEvents: 'All events',
  steps: {
    basics: 'Basics',
    place: 'Place and time',
    fees: 'Fees and booths',
    rules: 'Amenities and rules',
    publish: 'Publish',
  },
  next: 'Continue',
  back: 'Back',
  saveDraft: 'Save as draft',
  publish: 'Publish event',
  saved: 'Saved as a draft. Publish it when you are ready.',
  published: 'Your event is published. Share its link to bring in vendors.',
  notPublished: (reason: string) => `Saved as a draft, but not published. ${reason}`,
  tryAgain: 'Please try again.',
} as const;

export const summary = {
  title: 'Check the details',
  preview: 'How vendors see it in the list',
  edit: 'Edit',
  editOf: (step: string) => `Edit ${step}`,
  none: 'None',
  fees: (booth: string, application: string) => `Booth fee ${booth}, application fee ${application}`,
  free: 'No fees: vendors see a free event.',
  noLimit: 'No limit on vendors',
  limit: (count: number) => `Up to ${plural(count, { one: 'vendor', other: 'vendors' })}`,
  applyBy: (date: string) => `Apply by ${date}`,
  noDeadline: 'No last day to apply: applications stay open until the event',
  loadIn: (text: string) => `Load-in: ${text}`,
  loadOut: (time: string) => `Load-out: ${time}`,
} as const;

export const closedToVendors = {
  past_event: 'The event date has passed, so vendors cannot apply',
  applications_closed: 'The last day to apply has passed, so vendors cannot apply',
} as const;

export const noBooths = { title: 'With a maximum of 0 vendors, you can’t accept any applications' } as const;

export const editing = {
  title: 'Edit event',
  save: 'Save changes',
  saved: 'Changes saved',
  savedAndNotified: (accepted: number) =>
    `Changes saved. We’re notifying ${plural(accepted, { one: 'vendor', other: 'vendors' })}.`,
  changes: (count: number) => plural(count, { one: 'change', other: 'changes' }),
} as const;

export const eventNotLoaded = 'Failed to load event details. Please try again.';
