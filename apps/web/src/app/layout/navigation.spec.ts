import { membership, viewers } from '../../testing/viewers.js';
import type { Role, Session } from '../../lib/session/types.js';
import { screens } from '../screens.js';
import { menusFor } from './navigation.js';

/** Null is a visitor. */
type Viewer = Session['role'] | null;

const entriesOf = (role: Viewer) =>
  menusFor(role && ({ user: viewers.vendor, profile: null, membership, role } as Session)).flatMap(({ items }) =>
    items.map(({ label }) => label),
  );
const viewersBut = (role: Role) =>
  (['vendor', 'organizer', 'admin', 'none', null] satisfies Viewer[]).filter((other) => other !== role);

describe('the menu entries of a role', () => {
  it.each<Viewer>(['vendor', 'organizer', 'admin', 'none', null])('[UI-024] let a %s send feedback', (viewer) => {
    expect(entriesOf(viewer)).toContain('Send Feedback');
  });

  it('[UI-018] only organizers see Create Event, My Events, Find Vendors and Applications', () => {
    const own = ['Create Event', 'My Events', 'Find Vendors', 'Applications'];
    expect(entriesOf('organizer')).toEqual(expect.arrayContaining(own));
    for (const other of viewersBut('organizer'))
      expect(entriesOf(other).filter((label) => own.includes(label))).toEqual([]);
  });

  it('only organizers see the roster, in the menu of events', () => {
    const organizer = menusFor({ user: viewers.vendor, profile: null, membership, role: 'organizer' } as Session);
    const events = organizer.find(({ label }) => label === 'Events');
    expect(events?.items).toContainEqual({ to: '/applications/roster', label: 'Roster' });
    for (const other of viewersBut('organizer')) expect(entriesOf(other)).not.toContain('Roster');
  });

  it('[UI-019] only vendors see the tools, preferences, applications and payments of vendors', () => {
    const own = [
      'Application Accelerator',
      'Profit Predictor',
      'Success Library',
      'Preferences',
      'My Applications',
      'Payment History',
    ];
    expect(entriesOf('vendor')).toEqual(expect.arrayContaining(own));
    for (const other of viewersBut('vendor'))
      expect(entriesOf(other).filter((label) => own.includes(label))).toEqual([]);
  });

  it('[UI-017] only organizers with Organizer Pro see Vendor Magnet', () => {
    const pro = { ...membership, tier: 'pro' as const, isBasic: false, isPro: true };
    const menusOf = (role: Role, isOrganizerPro: boolean) =>
      menusFor({ user: viewers.vendor, profile: null, membership: { ...pro, isOrganizerPro }, role } as Session).map(
        ({ label }) => label,
      );
    expect(menusOf('organizer', true)).toContain('Vendor Magnet');
    expect(menusOf('organizer', false)).not.toContain('Vendor Magnet');
    for (const role of ['vendor', 'admin'] as const) expect(menusOf(role, true)).not.toContain('Vendor Magnet');
  });

  it('[UI-020] only admins see the admin menu, with all its tools', () => {
    const admin = menusFor({ user: viewers.vendor, profile: null, membership, role: 'admin' } as Session);
    const menu = admin.find(({ label }) => label === 'Admin');
    const tools = [
      'Dashboard',
      'Blog Posts',
      'Email Templates',
      'Claims',
      'Transfer',
      'Data Explorer',
      'Support Tools',
    ];
    expect(menu?.items.map(({ label }) => label)).toEqual(expect.arrayContaining(tools));
    const fromAnotherTool = ['/admin', '/admin/blog/new', '/admin/blueprints/new', '/admin/blueprint-analytics'];
    const ofOneThing = (path: string) => path.includes(':');
    const pages = screens.flatMap(({ path }) => (path.startsWith('/admin') && !ofOneThing(path) ? [path] : []));
    const linked = admin.flatMap(({ items }) => items.map(({ to }) => to));
    expect(pages.filter((page) => !linked.includes(page))).toEqual(fromAnotherTool);
    for (const role of ['vendor', 'organizer', 'none'] as const)
      expect(
        menusFor({ user: viewers.vendor, profile: null, membership, role } as Session)
          .flatMap(({ items }) => items)
          .filter(({ to }) => to.startsWith('/admin')),
      ).toEqual([]);
  });
});
