export const DEMO_ACCOUNTS = [
  { role: 'vendor', email: 'vendor@stallbook.example', password: 'Vendor-demo-1' },
  { role: 'organizer', email: 'organizer@stallbook.example', password: 'Organizer-demo-1' },
  { role: 'admin', email: 'admin@stallbook.example', password: 'Admin-demo-1' },
];
