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

export const messagesCount = {
  unread: (count: number) => `${count} unread`,
} as const;

export const search = {
  everywhere: 'Search Stallbook (Ctrl K)',
  keys: 'Control+K Meta+K',
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
  unread: (label: string, count: number) => `${label}, ${count} unread`,
  waiting: (label: string, count: number) => `${label}, ${count} waiting`,
} as const;

export const footer = {
  lead: 'Markets find their vendors here, and vendors find their next market day.',
  feedback: 'Send feedback',
  columns: { markets: 'Markets', stall: 'Your stall', stallbook: 'Stallbook' },
} as const;

export const links = {
  about: 'About',
  acceptedEvents: 'Accepted Events',
  activeEvents: 'Active Events',
  allEvents: 'All Events',
  analytics: 'Analytics',
  applicationAccelerator: 'Application Accelerator',
  applications: 'Applications',
  billing: 'Billing',
  billingAndPayouts: 'Billing and payouts',
  blog: 'Blog',
  blogPosts: 'Blog Posts',
  blueprints: 'Blueprints',
  browseEvents: 'Browse Events',
  claims: 'Claims',
  contact: 'Contact',
  createEvent: 'Create Event',
  dashboard: 'Dashboard',
  findVendors: 'Find Vendors',
  forVisitors: 'For visitors',
  help: 'Help',
  helpCenter: 'Help Center',
  import: 'Import',
  interestedVendors: 'Interested Vendors',
  jobQueues: 'Job Queues',
  system: 'System',
  messages: 'Messages',
  myApplications: 'My Applications',
  myEvents: 'My Events',
  myInterests: 'My Interests',
  notifications: 'Notifications',
  paymentHistory: 'Payment History',
  paymentTracking: 'Payment Tracking',
  revenue: 'Revenue',
  pricing: 'Pricing',
  privacy: 'Privacy',
  profile: 'Profile',
  sendFeedback: 'Send Feedback',
  successLibrary: 'Success Library',
  support: 'Support',
  supportTools: 'Support Tools',
  terms: 'Terms',
  plans: 'Plans',
  upcomingEvents: 'Upcoming Events',
  users: 'Users',
  vendors: 'Vendors',
} as const;

export const menus = {
  discover: 'Discover',
  infoAndSupport: 'Info & Support',
  info: 'Info',
  events: 'Events',
  community: 'Community',
  tools: 'Tools',
  admin: 'Admin',
} as const;

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
  interestedVendors: 'Interested vendors',
  invitation: 'Invitation',
  messages: 'Messages',
  myApplications: 'My applications',
  myEvents: 'My events',
  myInterests: 'My interests',
  newEvent: 'New event',
  notifications: 'Notifications',
  payments: 'Payments',
  plans: 'Plans',
  profile: 'Profile',
  revenue: 'Revenue',
  upcomingEvents: 'Upcoming events',
  vendor: 'Vendor',
  vendors: 'Vendors',
  successLibrary: 'Success Library',
  yourEvents: 'Your events',
} as const;
