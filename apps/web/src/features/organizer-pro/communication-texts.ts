import { plural } from '../../lib/format/text.js';

export const communication = {
  notLoaded: 'The vendors could not be loaded.',
  caption: 'Vendors of the event',
  status: 'Status',
  all: 'All',
  statuses: { pending: 'Waiting for you', accepted: 'Accepted', rejected: 'Not accepted' },
  vendor: 'Vendor',
  contact: 'Contact',
  place: 'Place',
  email: 'Email',
  notShared: 'Not shared',
  booth: 'Booth',
  actions: 'Actions',
  message: 'Message',
  messageOf: (vendor: string) => `Message ${vendor}`,
  copy: 'Copy the addresses',
  copied: (count: number) => `${plural(count, { one: 'address', other: 'addresses' })} copied`,
  noAddresses: 'No vendor here shares an address. Message them on Stallbook instead.',
  notCopied: 'The addresses could not be copied. Download the list instead.',
  consent: 'Vendors decide if you see their email address. You can message all of them on Stallbook.',
  noVendors: { title: 'No vendors', text: 'No application has come yet, or none has this status.' },
  none: {
    title: 'No events yet',
    text: 'Publish an event, and the vendors who apply appear here.',
    action: 'Create an event',
  },
} as const;
