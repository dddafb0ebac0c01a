export const claimDialog = { title: 'Claim this event' } as const;
