export const claimRequest = {
  form: 'Claim request',
  why: (event: string) => (
    <>
      <strong>{event}</strong> is listed from public records. If you run it, tell us how to reach you. Reviews take
      about 24 hours.
    </>
  ),
  name: 'Your name',
  nameMissing: 'Please enter your name',
  email: 'Email',
  emailHint: 'The event goes to the account with this address.',
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  phone: 'Phone (optional)',
  organization: 'Organization (optional)',
  message: 'Message (optional)',
  messageHint: 'Anything that shows you run this event.',
  contactPublic: 'Show my email and phone number on the event page once my claim is approved',
  contactHidden: 'Your email and phone number stay hidden. Once the event is yours, you choose what its page shows.',
  send: 'Send claim request',
  cancel: 'Cancel',
  sentTitle: 'Claim Request Submitted!',
  sent: 'We review every claim, usually within 24 hours, and email you the decision.',
  failedTitle: 'Submission Failed',
  failed: 'There was an error submitting your claim request. Please try again.',
} as const;
export const claimDialog = { title: 'Claim this event' } as const;
