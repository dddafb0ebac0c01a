import type { Session } from '../../lib/session/types.js';

export interface NavItem {
  to: string;
  label: string;
  /** An address of the gateway: the browser loads it instead of the router. */
  outside?: boolean;
  /** A dialog instead of an address; `to` is only its name then. */
  opens?: 'feedback';
}
export interface NavMenu {
  label: string;
  items: NavItem[];
}

const item = (to: string, label: string): NavItem => ({ to, label });

const feedback: NavItem = { to: 'feedback', label: 'Send Feedback', opens: 'feedback' };

const information: NavItem[] = [
  item('/help', 'Help'),
  item('/pricing', 'Pricing'),
  item('/about', 'About'),
  item('/contact', 'Contact'),
  item('/attendee-features', 'For visitors'),
  feedback,
];

const visitorMenus: NavMenu[] = [
  {
    label: 'Discover',
    items: [
      item('/events', 'Browse Events'),
      item('/blog', 'Blog'),
      item('/attendee-features', 'For visitors'),
      item('/pricing', 'Pricing'),
    ],
  },
  {
    label: 'Info & Support',
    items: [
      item('/help', 'Help'),
      item('/help-center', 'Help Center'),
      item('/about', 'About'),
      item('/contact', 'Contact'),
      item('/support', 'Support'),
      feedback,
    ],
  },
];

/** Signed in, but without a profile yet. */
const newcomerMenus: NavMenu[] = [
  { label: 'Events', items: [item('/events', 'Browse Events')] },
  { label: 'Community', items: [item('/notifications', 'Notifications'), item('/blog', 'Blog')] },
];

const vendorMenus: NavMenu[] = [
  {
    label: 'Events',
    items: [
      item('/events', 'Browse Events'),
      item('/vendor/applications', 'My Applications'),
      item('/vendor/accepted-events', 'Accepted Events'),
      item('/vendor/upcoming-events', 'Upcoming Events'),
      item('/vendor/payments', 'Payment History'),
    ],
  },
  {
    label: 'Community',
    items: [
      item('/messages', 'Messages'),
      item('/notifications', 'Notifications'),
      item('/vendor/interests', 'Interests'),
      item('/blog', 'Blog'),
    ],
  },
  {
    label: 'Tools',
    items: [
      item('/vendor/application-accelerator', 'Application Accelerator'),
      item('/vendor/profit-predictor', 'Profit Predictor'),
      item('/vendor/blueprints', 'Success Library'),
      item('/vendor/preferences', 'Preferences'),
      item('/vendor/analytics', 'Analytics'),
    ],
  },
];

const organizerMenus: NavMenu[] = [
  {
    label: 'Events',
    items: [
      item('/events', 'Browse Events'),
      item('/create-event', 'Create Event'),
      item('/my-events', 'My Events'),
      item('/organizer/active-events', 'Active Events'),
      item('/applications', 'Applications'),
    ],
  },
  {
    label: 'Community',
    items: [
      item('/vendors', 'Find Vendors'),
      item('/organizer/interests', 'Interests'),
      item('/messages', 'Messages'),
      item('/notifications', 'Notifications'),
      item('/blog', 'Blog'),
    ],
  },
  {
    label: 'Tools',
    items: [
      item('/payment-tracking', 'Payment Tracking'),
      item('/organizer/revenue', 'Revenue'),
      item('/billing', 'Billing and payouts'),
    ],
  },
];

const magnet: NavMenu = {
  label: 'Vendor Magnet',
  items: [
    item('/organizer-pro', 'Overview'),
    item('/organizer-pro/vendor-recruitment', 'Vendor Recruitment'),
    item('/organizer-pro/quality-management', 'Quality Management'),
    item('/organizer-pro/communication', 'Communication'),
    item('/organizer-pro/revenue-optimization', 'Revenue Optimization'),
    item('/organizer-pro/marketing', 'Marketing'),
    item('/organizer-pro/event-planning', 'Event Planning'),
  ],
};

const adminMenus: NavMenu[] = [
  { label: 'Events', items: [item('/events', 'Browse Events'), item('/admin/events', 'All Events')] },
  {
    label: 'Community',
    items: [
      item('/vendors', 'Vendors'),
      item('/messages', 'Messages'),
      item('/notifications', 'Notifications'),
      item('/blog', 'Blog'),
    ],
  },
  {
    label: 'Admin',
    items: [
      item('/admin/dashboard', 'Dashboard'),
      item('/admin/import', 'Import'),
      item('/admin/claims', 'Claims'),
      item('/admin/transfer', 'Transfer'),
      item('/admin/users', 'Users'),
      item('/admin/blog', 'Blog'),
      item('/admin/email-templates', 'Email Templates'),
      item('/admin/data', 'Data Explorer'),
      item('/admin/support', 'Support Tools'),
      { to: '/admin/queues', label: 'Job Queues', outside: true },
    ],
  },
];

/** The menus of the top bar, and of the slide-in menu on a phone, as the viewer's role allows. */
export function menusFor(session: Session | null, organizerPro: boolean): NavMenu[] {
  if (!session) return visitorMenus;
  const info: NavMenu = { label: 'Info', items: information };
  if (session.role === 'admin') return [...adminMenus, info];
  if (session.role === 'vendor') return [...vendorMenus, info];
  if (session.role === 'organizer') return [...organizerMenus, ...(organizerPro ? [magnet] : []), info];
  return [...newcomerMenus, info];
}
