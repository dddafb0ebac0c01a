export const takenDownNotice = {
  title: 'Our staff took this event down',
  reason: (reason: string) => `Reason: ${reason}`,
  next: 'Correct the event, then contact us so that we can look at it again.',
  effect: 'Only you can see it, and it takes no new applications. Existing applications and payments stay as they are.',
  contact: 'Contact us',
} as const;
