export const openClaims = {
  title: 'Claims in review',
  notLoaded: 'Your claims could not be loaded.',
  mine: 'Your claim is in review',
  someEvent: 'A listed event',
  due: (when: string) => `We answer by ${when}.`,
  late: 'Our answer took longer than 24 hours. Yours is one of the next we review.',
  ofAnother: (email: string) => `The event goes to the account with ${email}.`,
  next: 'You get our decision by email. Once approved, the event appears here, and you check its details before vendors can apply.',
} as const;
