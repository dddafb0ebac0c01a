import { plural } from '../../../lib/format/text.js';

export const toolTexts = {
  'vendor-recruitment': {
    title: 'Vendor recruitment',
    lead: 'Find vendors who fit your events, and ask them to apply.',
  },
  'quality-management': {
    title: 'Quality',
    lead: 'Rate vendors after the market day, and see who is worth inviting again.',
  },
  communication: {
    title: 'Communication',
    lead: 'The vendors of an event as a list, with the email addresses they share.',
  },
  'revenue-optimization': {
    title: 'Revenue forecast',
    lead: 'What your upcoming events can still bring in, event by event.',
  },
  marketing: {
    title: 'Marketing',
    lead: 'Texts to share and a flyer to print, with your event code.',
  },
  'event-planning': {
    title: 'Planning',
    lead: 'A checklist for each event, with its dates.',
  },
} as const;

export const overview = {
  title: 'Vendor Magnet',
  lead: 'Your tools for fuller, better-paid events.',
} as const;

export const upgrade = {
  title: 'Part of a paid plan',
  text: 'These tools come with a paid plan: find and rate vendors, reach them, plan your events, share them, and see what they can bring in.',
  more: 'See the plan',
} as const;

export const recruitment = {
  interested: 'See interested vendors',
} as const;

export const forecast = {
  notLoaded: 'The forecast could not be loaded.',
  event: 'Event',
  dates: 'Dates',
  fees: 'Fees per booth',
  left: 'Booths left',
  unlimited: 'No limit',
  received: 'Your payout so far',
  outstanding: 'Outstanding',
  open: 'From booths left',
  total: 'Possible total',
  caption: 'Forecast by event',
  how: 'The total is your payout so far, plus what accepted vendors still owe, plus the fees of the booths left while applications are open. The platform fee is not yet subtracted from expected fees.',
  remind: 'See who has not paid',
  onlyFirst: (shown: number, total: number) =>
    `The first ${shown} of ${plural(total, { one: 'event', other: 'events' })}.`,
  none: {
    title: 'No upcoming events',
    text: 'Publish an event, and its forecast appears here.',
    action: 'Create an event',
  },
} as const;

export const eventChoice = {
  notLoaded: 'Your events could not be loaded.',
  label: 'Event',
} as const;

export const marketing = {
  share: 'Texts to share',
  vendors: 'For vendors',
  visitors: 'For visitors',
  copy: 'Copy',
  copyOf: (text: string) => `Copy the text ${text.toLowerCase()}`,
  copied: 'Copied',
  flyer: 'Flyer',
  print: 'Print the flyer',
  qr: 'QR code of the event page',
  scan: 'Scan to see the event and apply',
  downloadQr: 'Download the QR code',
  qrFile: (event: string) => `${event}-qr-code.svg`,
  codeLabel: 'Event code',
  flyerCall: 'Vendors: apply for your booth',
  howToApply: (host: string) => `Enter the event code at ${host}/events`,
  fee: (fee: string) => `Booth ${fee}`,
  withApplicationFee: (booth: string, fee: string) => `${booth}, plus an application fee of ${fee}`,
  free: 'Free booths',
  closed: 'This event isn’t taking applications, so there is nothing for vendors to share or print.',
  deadline: (day: string) => `Apply by ${day}`,
  forVendors: (event: { title: string; dates: string; place: string; fee: string; url: string }) =>
    `We are looking for vendors for ${event.title} on ${event.dates}, in ${event.place}. ${event.fee}. Apply here: ${event.url}`,
  forVisitors: (event: { title: string; dates: string | null; place: string; url: string }) =>
    `Come to ${event.title}${event.dates ? ` on ${event.dates}` : ', date to be announced'}, in ${event.place}. See you there! ${event.url}`,
  none: {
    title: 'No upcoming events',
    text: 'Publish an event, and its texts and flyer appear here.',
    action: 'Create an event',
  },
} as const;
