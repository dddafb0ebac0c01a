export const organizerInterests = {
  title: 'Interested vendors',
  lead: 'Vendors who would like to sell at your events.',
  list: 'Show',
  lists: { interests: 'Interests', invitations: 'Invitations' },
} as const;
