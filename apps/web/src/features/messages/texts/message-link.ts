export const messageLink = {
  organizer: 'Message organizer',
  vendor: 'Message vendor',
  message: 'Message',
} as const;
