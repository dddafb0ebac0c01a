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
  everywhere: 'Search Stallbook (Ctrl K)',
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
  profile: 'Profile',
  waiting: (label: string, count: number) => `${label}, ${count} waiting`,
} as const;

export const footer = {
  lead: 'Markets find their vendors here, and vendors find their next market day.',
  feedback: 'Send feedback',
  columns: { markets: 'Markets', stall: 'Your stall', stallbook: 'Stallbook' },
} as const;

export const links = {
  about: 'About',
  activeEvents: 'Active Events',
  allEvents: 'All Events',
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
  jobQueues: 'Job Queues',
  system: 'System',
  myApplications: 'My Applications',
  myEvents: 'My Events',
  notifications: 'Notifications',
  paymentHistory: 'Payment History',
  paymentTracking: 'Payment Tracking',
  revenue: 'Revenue',
  pricing: 'Pricing',
  privacy: 'Privacy',
  profile: 'Profile',
  sendFeedback: 'Send Feedback',
  profitPredictor: 'Profit Predictor',
  successLibrary: 'Success Library',
  support: 'Support',
  supportTools: 'Support Tools',
  terms: 'Terms',
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
  admin: 'Admin',
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
  myApplications: 'My applications',
  myEvents: 'My events',
  newEvent: 'New event',
  notifications: 'Notifications',
  payments: 'Payments',
  plans: 'Plans',
  profile: 'Profile',
  profitPredictor: 'Profit Predictor',
  revenue: 'Revenue',
  vendor: 'Vendor',
  vendors: 'Vendors',
  successLibrary: 'Success Library',
  yourEvents: 'Your events',
} as const;
