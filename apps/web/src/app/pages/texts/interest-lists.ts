export const vendorInterests = {
  title: 'Interests and invitations',
  lead: 'Events that you would like to sell at, and organizers you invited.',
  list: 'Show',
  lists: { interests: 'My interests', invitations: 'Invitations sent' },
} as const;

export const organizerInterests = {
  title: 'Interested vendors',
  lead: 'Vendors who would like to sell at your events.',
  list: 'Show',
  lists: { interests: 'Interests', invitations: 'Invitations' },
} as const;
