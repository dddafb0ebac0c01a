export const vendorInterests = {
  title: 'Interests and invitations',
  lead: 'Markets that you would like to sell at, and organizers you invited.',
  list: 'Show',
  lists: { interests: 'My interests', invitations: 'Invitations sent' },
} as const;
