import type { PlaceholderPath } from '../../placeholder-screens.js';

export const placeholderPage = {
  description: (title: string) => `${title} on Stallbook.`,
  title: (title: string) => `${title} is not open yet`,
  text: 'We are still setting up this stall. Everything else works as usual.',
  toEvents: 'Browse events',
  toDashboard: 'Go to your dashboard',
  someScreen: 'This page',
} as const;

/** What each screen will be called. */
export const placeholderTitles: Readonly<Record<PlaceholderPath, string>> = {
  '/messages': 'Messages',
  '/organizer/revenue': 'Revenue',
  '/organizer/interests': 'Interests',
  '/organizer-pro': 'Vendor Magnet',
  '/organizer-pro/vendor-recruitment': 'Vendor recruitment',
  '/organizer-pro/quality-management': 'Quality management',
  '/organizer-pro/communication': 'Communication',
  '/organizer-pro/revenue-optimization': 'Revenue optimization',
  '/organizer-pro/marketing': 'Marketing',
  '/organizer-pro/event-planning': 'Event planning',
  '/vendor/accepted-events': 'Accepted events',
  '/vendor/upcoming-events': 'Upcoming events',
  '/vendor/analytics': 'Analytics',
  '/vendor/interests': 'Interests',
  '/vendor/preferences': 'Preferences',
  '/vendor/profit-predictor': 'The profit predictor',
  '/vendor/application-accelerator': 'The application accelerator',
  '/vendor/blueprints': 'The success library',
  '/vendor/blueprint/:blueprintId': 'The success library',
  '/admin/transfer': 'Event transfer',
  '/admin/data': 'The data explorer',
  '/admin/blog': 'The blog editor',
  '/admin/blog/new': 'The blog editor',
  '/admin/blog/:id/edit': 'The blog editor',
  '/admin/email-templates': 'E-mail templates',
};
