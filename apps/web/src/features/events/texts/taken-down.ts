export const takenDownNotice = {
  title: 'Our staff took this event down',
  effect: 'Only you can see it, and it takes no new applications. Applications and payments that you have stay.',
  reason: 'Reason',
  next: 'Correct the event, then contact us so that we can look at it again.',
  contact: 'Contact us',
} as const;
