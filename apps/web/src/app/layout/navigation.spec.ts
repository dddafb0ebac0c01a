import { viewers } from '../../testing/viewers.js';
import type { Role, Session } from '../../lib/session/types.js';
import { menusFor } from './navigation.js';

const entriesOf = (role: Role) =>
  menusFor({ user: viewers.vendor, profile: null, role } as Session, true)
    .filter(({ label }) => label !== 'Vendor Magnet')
    .flatMap(({ items }) => items.map(({ label }) => label));

describe('the entries of a role', () => {
  it('[UI-018] Create Event, My Events, Find Vendors and Applications are for organizers alone', () => {
    const own = ['Create Event', 'My Events', 'Find Vendors', 'Applications'];
    expect(entriesOf('organizer')).toEqual(expect.arrayContaining(own));
    for (const other of ['vendor', 'admin'] as const)
      expect(entriesOf(other).filter((label) => own.includes(label))).toEqual([]);
  });

  it('[UI-019] tools, preferences, applications and payments of vendors are for vendors alone', () => {
    const own = [
      'Application Accelerator',
      'Profit Predictor',
      'Success Library',
      'Preferences',
      'My Applications',
      'Payment History',
    ];
    expect(entriesOf('vendor')).toEqual(expect.arrayContaining(own));
    for (const other of ['organizer', 'admin'] as const)
      expect(entriesOf(other).filter((label) => own.includes(label))).toEqual([]);
  });

  it('[UI-020] the admin menu is for admins alone', () => {
    const admin = menusFor({ user: viewers.vendor, profile: null, role: 'admin' } as Session, false);
    const menu = admin.find(({ label }) => label === 'Admin');
    expect(menu?.items.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'Dashboard',
        'Blog',
        'Email Templates',
        'Claims',
        'Transfer',
        'Data Explorer',
        'Support Tools',
      ]),
    );
    for (const role of ['vendor', 'organizer', 'none'] as const)
      expect(
        menusFor({ user: viewers.vendor, profile: null, role } as Session, true)
          .flatMap(({ items }) => items)
          .filter(({ to }) => to.startsWith('/admin')),
      ).toEqual([]);
  });
});
