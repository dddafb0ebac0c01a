import { plural } from '../../lib/format/text.js';

export const analytics = {
  window: 'Period',
  windows: { '30d': '30 days', '90d': '90 days', '365': '365 days' },
  notLoaded: 'Your figures could not be loaded.',
  status: { pending: 'Pending', accepted: 'Accepted', rejected: 'Rejected' },
  withdrawn: 'Withdrawn',
  withdrawnNote: 'after acceptance',
  rate: 'Acceptance rate',
  rateNote: 'of decided applications',
  noRate: '—',
  interests: 'Interests',
  minutes: (seconds: number) => plural(Math.round(seconds / 60), { one: 'minute', other: 'minutes' }),
  byMonth: 'Applications by month',
  month: 'Sent in',
  summary: (sent: number, accepted: number, window: string) =>
    `${plural(sent, { one: 'application', other: 'applications' })} in the last ${window}, ${accepted} accepted. Withdrawn ones are not included.`,
} as const;

export const vendorAnalytics = {
  title: 'Analytics',
  lead: 'How your applications went, and what templates saved you.',
  timeSaved: 'Time saved',
  timeSavedNote: 'with templates',
  quickApplies: 'Quick-applies',
  invitations: 'Invitations sent',
  none: {
    title: 'No applications in this period',
    text: 'Choose a longer period, or find your next event.',
    textOfLongest: 'Find an event to apply to.',
    action: 'Find events',
  },
} as const;

export const organizerAnalytics = {
  title: 'Analytics',
  lead: 'Who applied to your events, and who would like to come.',
  invitations: 'Invitations received',
  none: {
    title: 'No applications in this period',
    text: 'Choose a longer period, or see whether your events are open to applications.',
    textOfLongest: 'See whether your events are open to applications.',
    action: 'Go to your events',
  },
} as const;
