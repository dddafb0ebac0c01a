import type { Access } from './guard.js';

/** Addresses whose content is not built yet. Take a line out when its screen is there. */
export const placeholderScreens = [
  { path: '/messages', access: 'user' },
  { path: '/organizer/revenue', access: 'organizer' },
  { path: '/organizer/interests', access: 'organizer' },
  { path: '/organizer-pro', access: 'organizer' },
  { path: '/organizer-pro/vendor-recruitment', access: 'organizer' },
  { path: '/organizer-pro/quality-management', access: 'organizer' },
  { path: '/organizer-pro/communication', access: 'organizer' },
  { path: '/organizer-pro/revenue-optimization', access: 'organizer' },
  { path: '/organizer-pro/marketing', access: 'organizer' },
  { path: '/organizer-pro/event-planning', access: 'organizer' },
  { path: '/vendor/accepted-events', access: 'vendor' },
  { path: '/vendor/upcoming-events', access: 'vendor' },
  { path: '/vendor/analytics', access: 'vendor' },
  { path: '/vendor/interests', access: 'vendor' },
  { path: '/vendor/preferences', access: 'vendor' },
  { path: '/vendor/profit-predictor', access: 'vendor' },
  { path: '/vendor/application-accelerator', access: 'vendor' },
  { path: '/vendor/blueprints', access: 'vendor' },
  { path: '/vendor/blueprint/:blueprintId', access: 'vendor' },
  { path: '/admin/transfer', access: 'admin' },
  { path: '/admin/data', access: 'admin' },
  { path: '/admin/blog', access: 'admin' },
  { path: '/admin/blog/new', access: 'admin' },
  { path: '/admin/blog/:id/edit', access: 'admin' },
  { path: '/admin/email-templates', access: 'admin' },
] as const satisfies readonly { path: string; access: Access | 'public' }[];

export type PlaceholderPath = (typeof placeholderScreens)[number]['path'];

const matches = (pattern: string, path: string) => new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}/?$`).test(path);

export const placeholderAt = (path: string): PlaceholderPath | undefined =>
  placeholderScreens.find((entry) => matches(entry.path, path))?.path;
