import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { openRoute } from '../testing/render-route.js';
import type { ViewerName } from '../testing/viewers.js';
import { Guard } from './guard.js';
import { routes } from './router.js';
import { screens, type Screen } from './screens.js';

type Access = Screen['access'];

const under = (root: string, ...names: string[]) => names.map((name) => `${root}/${name}`);

const table: { requirement?: string; access: Access; paths: string[] }[] = [
  {
    requirement: '[UI-001]',
    access: 'public',
    paths: [
      '/',
      '/login',
      '/register',
      '/events',
      '/events/:id',
      '/help',
      '/contact',
      '/about',
      '/pricing',
      '/help-center',
      '/demo',
      '/support',
      '/privacy',
      '/terms',
      '/unsubscribe',
      '/blog',
      '/blog/:slug',
    ],
  },
  {
    requirement: '[UI-002]',
    access: 'public',
    paths: [
      '/attendee-features',
      ...under('/attendee-features', 'smart-discovery', 'one-click-registration', 'secure-ticketing'),
      ...under('/attendee-features', 'mobile-experience', 'smart-notifications', 'community'),
    ],
  },
  { requirement: '[UI-003]', access: 'public', paths: under('/product', 'basic', 'vendor-pro', 'organizer-pro') },
  {
    requirement: '[UI-004]',
    access: 'public',
    paths: ['/forgot-password', '/reset-password', '/confirm-email', '/auth/confirm', '/auth/callback', '/confirm'],
  },
  {
    requirement: '[UI-005]',
    access: 'user',
    paths: [
      '/vendors',
      '/vendors/:id',
      '/dashboard',
      '/profile',
      '/billing',
      '/applications',
      '/messages',
      '/notifications',
    ],
  },
  {
    requirement: '[UI-006]',
    access: 'organizer',
    paths: [
      '/create-event',
      '/events/:id/edit',
      '/my-events',
      '/payment-tracking',
      ...under('/organizer', 'events', 'active-events', 'interests', 'revenue'),
    ],
  },
  {
    requirement: '[UI-007]',
    access: 'organizer',
    paths: [
      '/organizer-pro',
      ...under('/organizer-pro', 'vendor-recruitment', 'quality-management', 'communication'),
      ...under('/organizer-pro', 'revenue-optimization', 'marketing', 'event-planning'),
    ],
  },
  {
    requirement: '[UI-008]',
    access: 'vendor',
    paths: under(
      '/vendor',
      'accepted-events',
      'analytics',
      'application-accelerator',
      'applications',
      'blueprint/:blueprintId',
      'blueprints',
      'interests',
      'payments',
      'preferences',
      'profit-predictor',
      'upcoming-events',
    ),
  },
  {
    requirement: '[UI-009]',
    access: 'admin',
    paths: under(
      '/admin',
      'blog',
      'blog/new',
      'blog/:id/edit',
      'import',
      'claims',
      'email-templates',
      'transfer',
      'dashboard',
      'data',
      'users',
      'events',
      'support',
    ),
  },
];
const beyond = [
  ...under('/admin', 'blueprint-analytics', 'blueprints', 'blueprints/new', 'blueprints/:id', 'plans'),
  '*',
  '/account-deletion',
  '/applications/roster',
  '/admin',
  '/admin/users/:id',
  '/admin/email-templates/:type',
  '/admin/emails',
  '/admin/reports',
  '/admin/system',
  '/invitations/:id',
  '/messages/broadcast',
  '/messages/new',
  '/messages/:threadId',
  '/notifications/preferences',
  '/organizer/analytics',
  '/second-factor',
  '/vendor/payments/:id',
  '/vendor/payments/:id/pay',
  '/vendor/recommendations',
  '/admin/texts',
];

const rows = table.flatMap(({ requirement, access, paths }) =>
  paths.map((path) => ({ name: requirement ? `${requirement} ${path}` : path, access, path })),
);

const insider: Record<Access, ViewerName> = {
  public: 'visitor',
  user: 'vendor',
  vendor: 'vendor',
  organizer: 'organizer',
  admin: 'admin',
};
/** The viewer who sees the screen itself and is not redirected. */
const viewerOf = ({ path, access }: { path: string; access: Access }): ViewerName =>
  path === '/confirm-email' ? 'unconfirmed' : insider[access];

describe('the route table', () => {
  it('[UI-001] [UI-002] [UI-003] [UI-004] [UI-005] [UI-006] [UI-007] [UI-008] [UI-009] the table holds each address, and no other', () => {
    const wanted = [...rows.map(({ path }) => path), ...beyond];
    expect(screens.map(({ path }) => path).sort()).toEqual([...wanted].sort());
  });

  it('[ID-089] every address that begins with /admin is for admins', () => {
    const admin = screens.filter(({ path }) => path.startsWith('/admin'));
    expect(admin.filter(({ access }) => access !== 'admin')).toEqual([]);
    expect(admin.length).toBeGreaterThan(20);
  });

  it.each(rows)('$name opens for: $access', async ({ path, access }) => {
    const [route] = routes.flatMap(({ children = [] }) => children.filter((child) => child.path === path));
    const element = route?.element as ReactElement<{ access?: Access }>;
    expect(element.type === Guard ? element.props.access : 'public').toBe(access);
    const { Component } = (await screens.find((entry) => entry.path === path)?.load()) ?? {};
    expect(typeof Component).toBe('function');
  });
});

describe('a screen whose data cannot be loaded', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each(rows)('[UI-014] $name still has a heading and a title', async (row) => {
    document.title = 'Stallbook';
    const address = row.path.replace(/:\w+/g, 'some-id');
    const { router } = openRoute(address, { viewer: viewerOf(row) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(router.state.location.pathname).toBe(address);
    await waitFor(() => expect(document.title).toMatch(/^.+ · Stallbook$/));
  });
});
