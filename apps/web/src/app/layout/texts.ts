/** Every word of the frame around the screens. */

export const frame = {
  name: 'Stallbook',
  skip: 'Skip to content',
  main: 'Main',
  tabs: 'Tabs',
  menu: 'Menu',
  back: 'Back',
  lightTheme: 'Use the light theme',
  darkTheme: 'Use the dark theme',
} as const;

export const account = {
  title: 'Your account',
  nameless: 'Signed in',
  logIn: 'Log In',
  signUp: 'Sign Up',
  signOut: 'Sign Out',
  forceSignOut: 'Force Sign Out & Reload',
} as const;

export const bell = {
  label: (unread: number) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'),
} as const;

export const search = {
  open: 'Search',
  close: 'Close search',
  field: 'Search events',
  example: 'Market, city or product',
  submit: 'Search',
} as const;

export const tabBar = {
  home: 'Home',
  events: 'Events',
  logIn: 'Log In',
  applications: 'Applications',
  ownApplications: 'My Applications',
  messages: 'Messages',
  profile: 'Profile',
  waiting: (label: string, count: number) => `${label}, ${count} waiting for you`,
} as const;

export const footer = {
  lead: 'Where markets find their vendors, and vendors their next market day.',
  feedback: 'Send feedback',
  columns: { markets: 'Markets', stall: 'Your stall', stallbook: 'Stallbook' },
} as const;

/** Where menus and the footer lead. */
export const links = {
  about: 'About',
  acceptedEvents: 'Accepted Events',
  activeEvents: 'Active Events',
  allEvents: 'All Events',
  applicationAccelerator: 'Application Accelerator',
  applications: 'Applications',
  billing: 'Billing',
  billingAndPayouts: 'Billing and payouts',
  blog: 'Blog',
  browseEvents: 'Browse Events',
  claims: 'Claims',
  communication: 'Communication',
  contact: 'Contact',
  createEvent: 'Create Event',
  dashboard: 'Dashboard',
  dataExplorer: 'Data Explorer',
  emailTemplates: 'Email Templates',
  eventPlanning: 'Event Planning',
  findVendors: 'Find Vendors',
  forVisitors: 'For visitors',
  help: 'Help',
  helpCenter: 'Help Center',
  import: 'Import',
  interests: 'Interests',
  jobQueues: 'Job Queues',
  marketing: 'Marketing',
  messages: 'Messages',
  myApplications: 'My Applications',
  myEvents: 'My Events',
  notifications: 'Notifications',
  overview: 'Overview',
  paymentHistory: 'Payment History',
  paymentTracking: 'Payment Tracking',
  preferences: 'Preferences',
  pricing: 'Pricing',
  privacy: 'Privacy',
  profile: 'Profile',
  profitPredictor: 'Profit Predictor',
  qualityManagement: 'Quality Management',
  revenue: 'Revenue',
  revenueOptimization: 'Revenue Optimization',
  analytics: 'Analytics',
  sendFeedback: 'Send Feedback',
  successLibrary: 'Success Library',
  support: 'Support',
  supportTools: 'Support Tools',
  terms: 'Terms',
  transfer: 'Transfer',
  upcomingEvents: 'Upcoming Events',
  users: 'Users',
  vendorRecruitment: 'Vendor Recruitment',
  vendors: 'Vendors',
} as const;

export const menus = {
  discover: 'Discover',
  infoAndSupport: 'Info & Support',
  info: 'Info',
  events: 'Events',
  community: 'Community',
  tools: 'Tools',
  magnet: 'Vendor Magnet',
  admin: 'Admin',
} as const;

/** The short titles in the header of a phone. */
export const mobileTitles = {
  about: 'About',
  accelerator: 'Accelerator',
  acceptedEvents: 'Accepted events',
  admin: 'Admin',
  analytics: 'Analytics',
  applications: 'Applications',
  billing: 'Billing',
  blog: 'Blog',
  contact: 'Contact',
  dashboard: 'Dashboard',
  editEvent: 'Edit event',
  event: 'Event',
  events: 'Events',
  forVisitors: 'For visitors',
  help: 'Help',
  interests: 'Interests',
  messages: 'Messages',
  myApplications: 'My applications',
  myEvents: 'My events',
  newEvent: 'New event',
  notifications: 'Notifications',
  payments: 'Payments',
  plans: 'Plans',
  preferences: 'Preferences',
  profile: 'Profile',
  profitPredictor: 'Profit predictor',
  revenue: 'Revenue',
  successLibrary: 'Success library',
  upcomingEvents: 'Upcoming events',
  vendor: 'Vendor',
  vendorMagnet: 'Vendor Magnet',
  vendors: 'Vendors',
  yourEvents: 'Your events',
} as const;
