import type { ComponentType } from 'react';
import type { FirstRequest, Opening } from '../lib/first-data.js';
import type { Access } from './guard.js';
import { attendeeFeatureNames } from '../features/content/attendee-features.js';

export interface ScreenPart {
  Component: ComponentType;
  /** The requests for what the screen begins with. They start with the session's, before the screen renders. */
  firstData?: (opening: Opening) => readonly FirstRequest[];
}

export interface Screen {
  path: string;
  access: Access | 'public';
  load: () => Promise<ScreenPart>;
  /** Keeps its state when a parameter changes, as a list next to what it opens. Other screens start again. */
  staysOpen?: boolean;
}

const adminPaths = [
  '/admin',
  '/admin/dashboard',
  '/admin/blog',
  '/admin/blog/new',
  '/admin/blog/:id/edit',
  '/admin/import',
  '/admin/emails',
  '/admin/reports',
  '/admin/claims',
  '/admin/transfer',
  '/admin/blueprints',
  '/admin/blueprints/new',
  '/admin/blueprints/:id',
  '/admin/blueprint-analytics',
  '/admin/plans',
  '/admin/email-templates',
  '/admin/email-templates/:type',
  '/admin/users',
  '/admin/users/:id',
  '/admin/data',
  '/admin/events',
  '/admin/system',
  '/admin/support',
  '/admin/texts',
] as const;
export type AdminPath = (typeof adminPaths)[number];

const staticPages = ['/about', '/demo', '/help-center', '/privacy', '/support', '/terms'];

export const screens: readonly Screen[] = [
  { path: '/', access: 'public', load: () => import('./pages/landing-page.js') },
  { path: '/blog', access: 'public', load: () => import('../features/blog/routes/blog-page.js') },
  { path: '/blog/:slug', access: 'public', load: () => import('../features/blog/routes/post-page.js') },
  { path: '/dashboard', access: 'user', load: () => import('./pages/dashboard-page.js') },
  {
    path: '/notifications',
    access: 'user',
    load: () => import('../features/notifications/routes/notifications-page.js'),
  },
  {
    path: '/notifications/preferences',
    access: 'user',
    load: () => import('../features/notifications/routes/preferences-page.js'),
  },
  ...['/messages', '/messages/new', '/messages/:threadId'].map((path): Screen => ({
    path,
    access: 'user',
    staysOpen: true,
    load: () => import('../features/messages/routes/messages-page.js'),
  })),
  { path: '/messages/broadcast', access: 'organizer', load: () => import('./pages/broadcast-page.js') },
  { path: '/login', access: 'public', load: () => import('../features/identity/routes/login-page.js') },
  { path: '/register', access: 'public', load: () => import('./pages/register-page.js') },
  {
    path: '/forgot-password',
    access: 'public',
    load: () => import('../features/identity/routes/forgot-password-page.js'),
  },
  {
    path: '/reset-password',
    access: 'public',
    load: () => import('../features/identity/routes/reset-password-page.js'),
  },
  {
    path: '/account-deletion',
    access: 'public',
    load: () => import('../features/account-erasure/routes/account-erasure-page.js'),
  },
  { path: '/unsubscribe', access: 'public', load: () => import('./pages/unsubscribe-page.js') },
  { path: '/confirm-email', access: 'public', load: () => import('../features/identity/routes/confirm-email-page.js') },
  ...['/auth/confirm', '/auth/callback', '/confirm'].map((path): Screen => ({
    path,
    access: 'public',
    load: () => import('../features/identity/routes/auth-confirm-page.js'),
  })),
  { path: '/events/:id', access: 'public', load: () => import('./pages/event-page.js') },
  { path: '/events/:id/edit', access: 'organizer', load: () => import('../features/events/routes/edit-event-page.js') },
  { path: '/create-event', access: 'organizer', load: () => import('./pages/create-event-page.js') },
  { path: '/my-events', access: 'organizer', load: () => import('../features/events/routes/my-events-page.js') },
  {
    path: '/organizer/events',
    access: 'organizer',
    load: () => import('../features/events/routes/all-events-page.js'),
  },
  {
    path: '/organizer/active-events',
    access: 'organizer',
    load: () => import('../features/events/routes/active-events-page.js'),
  },
  { path: '/applications', access: 'user', load: () => import('./pages/applications-page.js') },
  { path: '/applications/roster', access: 'organizer', load: () => import('./pages/roster-page.js') },
  {
    path: '/vendor/analytics',
    access: 'vendor',
    load: () => import('../features/analytics/routes/vendor-analytics-page.js'),
  },
  {
    path: '/organizer/analytics',
    access: 'organizer',
    load: () => import('../features/analytics/routes/organizer-analytics-page.js'),
  },
  { path: '/vendor/interests', access: 'vendor', load: () => import('./pages/vendor-interests-page.js') },
  { path: '/organizer/interests', access: 'organizer', load: () => import('./pages/organizer-interests-page.js') },
  { path: '/invitations/:id', access: 'public', load: () => import('./pages/invitation-page.js') },
  { path: '/vendor/applications', access: 'vendor', load: () => import('./pages/vendor-applications-page.js') },
  {
    path: '/vendor/application-accelerator',
    access: 'vendor',
    load: () => import('../features/applications/routes/accelerator-page.js'),
  },
  { path: '/vendor/accepted-events', access: 'vendor', load: () => import('./pages/accepted-events-page.js') },
  {
    path: '/vendor/upcoming-events',
    access: 'vendor',
    load: () => import('./pages/upcoming-events-page.js'),
  },
  { path: '/vendor/payments', access: 'vendor', load: () => import('./pages/vendor-payments-page.js') },
  {
    path: '/vendor/profit-predictor',
    access: 'vendor',
    load: () => import('../features/profit-predictor/routes/profit-predictor-page.js'),
  },
  {
    path: '/vendor/preferences',
    access: 'vendor',
    load: () => import('../features/recommendations/routes/preferences-page.js'),
  },
  {
    path: '/vendor/recommendations',
    access: 'vendor',
    load: () => import('../features/recommendations/routes/recommendations-page.js'),
  },
  { path: '/vendor/blueprints', access: 'vendor', load: () => import('./pages/blueprints-page.js') },
  { path: '/vendor/blueprint/:blueprintId', access: 'vendor', load: () => import('./pages/blueprint-page.js') },
  {
    path: '/vendor/payments/:id',
    access: 'vendor',
    load: () => import('../features/payments/routes/receipt-page.js'),
  },
  {
    path: '/vendor/payments/:id/pay',
    access: 'vendor',
    load: () => import('../features/payments/routes/pay-page.js'),
  },
  {
    path: '/organizer/revenue',
    access: 'organizer',
    load: () => import('../features/payments/routes/revenue-page.js'),
  },
  {
    path: '/organizer-pro',
    access: 'organizer',
    load: () => import('../features/organizer-pro/routes/organizer-pro-page.js'),
  },
  {
    path: '/organizer-pro/vendor-recruitment',
    access: 'organizer',
    load: () => import('./pages/vendor-recruitment-page.js'),
  },
  {
    path: '/organizer-pro/quality-management',
    access: 'organizer',
    load: () => import('../features/organizer-pro/routes/quality-management-page.js'),
  },
  {
    path: '/organizer-pro/communication',
    access: 'organizer',
    load: () => import('../features/organizer-pro/routes/communication-page.js'),
  },
  {
    path: '/organizer-pro/revenue-optimization',
    access: 'organizer',
    load: () => import('../features/organizer-pro/routes/revenue-optimization-page.js'),
  },
  {
    path: '/organizer-pro/marketing',
    access: 'organizer',
    load: () => import('../features/organizer-pro/routes/marketing-page.js'),
  },
  {
    path: '/organizer-pro/event-planning',
    access: 'organizer',
    load: () => import('../features/organizer-pro/routes/event-planning-page.js'),
  },
  { path: '/payment-tracking', access: 'organizer', load: () => import('./pages/payment-tracking-page.js') },
  { path: '/billing', access: 'user', load: () => import('./pages/billing-page.js') },
  { path: '/events', access: 'public', load: () => import('./pages/events-page.js') },
  { path: '/profile', access: 'user', load: () => import('./pages/profile-page.js') },
  {
    path: '/second-factor',
    access: 'user',
    load: () => import('../features/second-factor/routes/second-factor-page.js'),
  },
  { path: '/vendors', access: 'user', load: () => import('./pages/vendors-page.js') },
  { path: '/vendors/:id', access: 'user', load: () => import('./pages/vendor-page.js') },
  { path: '/help', access: 'public', load: () => import('./pages/help-page.js') },
  ...staticPages.map((path): Screen => ({
    path,
    access: 'public',
    load: () => import('../features/content/routes/static-page.js'),
  })),
  { path: '/contact', access: 'public', load: () => import('../features/content/routes/contact-page.js') },
  {
    path: '/attendee-features',
    access: 'public',
    load: () => import('../features/content/routes/attendee-features-page.js'),
  },
  ...attendeeFeatureNames.map((feature): Screen => ({
    path: `/attendee-features/${feature}`,
    access: 'public',
    load: () => import('../features/content/routes/attendee-feature-page.js'),
  })),
  { path: '/pricing', access: 'public', load: () => import('../features/plans/routes/pricing-page.js') },
  ...['/product/basic', '/product/vendor-pro', '/product/organizer-pro'].map((path): Screen => ({
    path,
    access: 'public',
    load: () => import('../features/plans/routes/product-page.js'),
  })),
  ...adminPaths.map((path): Screen => ({
    path,
    access: 'admin',
    load: () => import('./admin-screens.js').then(({ adminScreens }) => adminScreens[path].load()),
  })),
  { path: '*', access: 'public', load: () => import('./pages/not-found-page.js') },
];
