import type { Access } from './guard.js';

/** Addresses whose content is not built yet. Take a line out when its screen is there. */
export const coming: readonly { path: string; title: string; access: Access | 'public' }[] = [
  { path: '/messages', title: 'Messages', access: 'user' },
  { path: '/organizer/revenue', title: 'Revenue', access: 'organizer' },
  { path: '/organizer/interests', title: 'Interests', access: 'organizer' },
  { path: '/organizer-pro', title: 'Vendor Magnet', access: 'organizer' },
  { path: '/organizer-pro/vendor-recruitment', title: 'Vendor recruitment', access: 'organizer' },
  { path: '/organizer-pro/quality-management', title: 'Quality management', access: 'organizer' },
  { path: '/organizer-pro/communication', title: 'Communication', access: 'organizer' },
  { path: '/organizer-pro/revenue-optimization', title: 'Revenue optimization', access: 'organizer' },
  { path: '/organizer-pro/marketing', title: 'Marketing', access: 'organizer' },
  { path: '/organizer-pro/event-planning', title: 'Event planning', access: 'organizer' },
  { path: '/vendor/accepted-events', title: 'Accepted events', access: 'vendor' },
  { path: '/vendor/upcoming-events', title: 'Upcoming events', access: 'vendor' },
  { path: '/vendor/analytics', title: 'Analytics', access: 'vendor' },
  { path: '/vendor/interests', title: 'Interests', access: 'vendor' },
  { path: '/vendor/preferences', title: 'Preferences', access: 'vendor' },
  { path: '/vendor/profit-predictor', title: 'The profit predictor', access: 'vendor' },
  { path: '/vendor/application-accelerator', title: 'The application accelerator', access: 'vendor' },
  { path: '/vendor/blueprints', title: 'The success library', access: 'vendor' },
  { path: '/vendor/blueprint/:blueprintId', title: 'The success library', access: 'vendor' },
  { path: '/admin/transfer', title: 'Event transfer', access: 'admin' },
  { path: '/admin/events', title: 'Events', access: 'admin' },
  { path: '/admin/data', title: 'The data explorer', access: 'admin' },
  { path: '/admin/blog', title: 'The blog editor', access: 'admin' },
  { path: '/admin/blog/new', title: 'The blog editor', access: 'admin' },
  { path: '/admin/blog/:id/edit', title: 'The blog editor', access: 'admin' },
  { path: '/admin/email-templates', title: 'E-mail templates', access: 'admin' },
];

const matches = (pattern: string, path: string) => new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}/?$`).test(path);

export const comingTitle = (path: string): string =>
  coming.find((entry) => matches(entry.path, path))?.title ?? 'This page';
