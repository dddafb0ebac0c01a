import type { Session } from '../../lib/session/types.js';
import { links, menus } from './texts.js';

export interface NavItem {
  to: string;
  label: string;
  outside?: boolean;
  /** Opens a dialog instead of an address. */
  opens?: 'feedback';
}
interface NavMenu {
  label: string;
  items: NavItem[];
}

const item = (to: string, label: string): NavItem => ({ to, label });

/** Pages about the person, in every role. */
export const ownPages: NavItem[] = [
  item('/dashboard', links.dashboard),
  item('/profile', links.profile),
  item('/messages', links.messages),
  item('/notifications', links.notifications),
  item('/billing', links.billing),
];

const feedback: NavItem = { to: 'feedback', label: links.sendFeedback, opens: 'feedback' };

const information: NavItem[] = [
  item('/help', links.help),
  item('/pricing', links.pricing),
  item('/about', links.about),
  item('/contact', links.contact),
  item('/attendee-features', links.forVisitors),
  feedback,
];

const visitorMenus: NavMenu[] = [
  {
    label: menus.discover,
    items: [
      item('/events', links.browseEvents),
      item('/blog', links.blog),
      item('/attendee-features', links.forVisitors),
      item('/pricing', links.pricing),
    ],
  },
  {
    label: menus.infoAndSupport,
    items: [
      item('/help', links.help),
      item('/help-center', links.helpCenter),
      item('/about', links.about),
      item('/contact', links.contact),
      item('/support', links.support),
      feedback,
    ],
  },
];

const community: NavItem[] = [
  item('/messages', links.messages),
  item('/notifications', links.notifications),
  item('/blog', links.blog),
];

const newcomerMenus: NavMenu[] = [
  { label: menus.events, items: [item('/events', links.browseEvents)] },
  { label: menus.community, items: community },
];

const vendorMenus: NavMenu[] = [
  {
    label: menus.events,
    items: [
      item('/events', links.browseEvents),
      item('/vendor/applications', links.myApplications),
      item('/vendor/accepted-events', links.acceptedEvents),
      item('/vendor/upcoming-events', links.upcomingEvents),
      item('/vendor/interests', links.myInterests),
      item('/vendor/payments', links.paymentHistory),
    ],
  },
  { label: menus.community, items: community },
  {
    label: menus.tools,
    items: [
      item('/vendor/application-accelerator', links.applicationAccelerator),
      item('/vendor/profit-predictor', links.profitPredictor),
      item('/vendor/blueprints', links.successLibrary),
      item('/vendor/preferences', links.preferences),
      item('/vendor/recommendations', links.recommendations),
      item('/vendor/analytics', links.analytics),
    ],
  },
];

const organizerMenus: NavMenu[] = [
  {
    label: menus.events,
    items: [
      item('/events', links.browseEvents),
      item('/create-event', links.createEvent),
      item('/my-events', links.myEvents),
      item('/organizer/active-events', links.activeEvents),
      item('/applications', links.applications),
      item('/applications/roster', links.roster),
      item('/organizer/interests', links.interestedVendors),
    ],
  },
  { label: menus.community, items: [item('/vendors', links.findVendors), ...community] },
  {
    label: menus.tools,
    items: [
      item('/payment-tracking', links.paymentTracking),
      item('/organizer/revenue', links.revenue),
      item('/organizer/analytics', links.analytics),
      item('/billing', links.billingAndPayouts),
    ],
  },
];

const vendorMagnet: NavMenu = {
  label: menus.vendorMagnet,
  items: [
    item('/organizer-pro', links.vendorMagnetOverview),
    item('/organizer-pro/vendor-recruitment', links.vendorRecruitment),
    item('/organizer-pro/quality-management', links.quality),
    item('/organizer-pro/communication', links.communication),
    item('/organizer-pro/revenue-optimization', links.revenueForecast),
    item('/organizer-pro/marketing', links.marketing),
    item('/organizer-pro/event-planning', links.eventPlanning),
  ],
};

const adminMenus: NavMenu[] = [
  { label: menus.events, items: [item('/events', links.browseEvents), item('/admin/events', links.allEvents)] },
  { label: menus.community, items: [item('/vendors', links.vendors), ...community] },
  {
    label: menus.admin,
    items: [
      item('/admin/dashboard', links.dashboard),
      item('/admin/blog', links.blogPosts),
      item('/admin/import', links.import),
      item('/admin/claims', links.claims),
      item('/admin/reports', links.reportedMessages),
      item('/admin/transfer', links.transfer),
      item('/admin/blueprints', links.blueprints),
      item('/admin/texts', links.siteTexts),
      item('/admin/plans', links.plans),
      item('/admin/email-templates', links.emailTemplates),
      item('/admin/emails', links.emailLog),
      item('/admin/users', links.users),
      item('/admin/data', links.dataExplorer),
      item('/admin/support', links.supportTools),
      item('/admin/system', links.system),
      { to: '/admin/queues', label: links.jobQueues, outside: true },
    ],
  },
];

export function menusFor(session: Session | null): NavMenu[] {
  if (!session) return visitorMenus;
  const info: NavMenu = { label: menus.info, items: information };
  if (session.role === 'admin') return [...adminMenus, info];
  if (session.role === 'vendor') return [...vendorMenus, info];
  if (session.role === 'organizer')
    return [...organizerMenus, ...(session.membership.isOrganizerPro ? [vendorMagnet] : []), info];
  return [...newcomerMenus, info];
}
