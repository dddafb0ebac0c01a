import { ProfileRole, type SignUpMetadataInput } from '@stallbook/contracts';

export interface DemoAccount {
  email: string;
  password: string;
  /** The admin has no profile. */
  metadata: SignUpMetadataInput;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'vendor@stallbook.example',
    password: 'Vendor-demo-1',
    metadata: {
      role: ProfileRole.vendor,
      businessName: 'Juniper & Clay',
      contactName: 'Vera Holt',
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
    },
  },
  {
    email: 'organizer@stallbook.example',
    password: 'Organizer-demo-1',
    metadata: {
      role: ProfileRole.organizer,
      businessName: 'Riverside Markets',
      contactName: 'Owen Marsh',
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
    },
  },
  { email: 'admin@stallbook.example', password: 'Admin-demo-1', metadata: { contactName: 'Ada Lindgren' } },
];
