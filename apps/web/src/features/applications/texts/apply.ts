export const applyPanel = {
  title: 'Apply to Participate',
  apply: 'Apply Now',
  goOn: 'Continue your application',
  lead: 'You pay the fees only after the organizer accepts you.',
  visitors: 'Log in or create a free account to apply. It takes about a minute, and we bring you back here.',
  alreadySent: 'You have already submitted an application for this event. Check your dashboard for status updates.',
  loginNeeded: 'Please log in and complete your profile to apply.',
  notStarted: 'Failed to start application. Please try again.',
  sent: 'Application Submitted',
  standing: {
    pending: 'Your application is with the organizer. We’ll email you as soon as they decide.',
    withdrawn: 'You withdrew from this event, so you can’t apply to it again.',
    rejected: 'The organizer did not accept this application.',
  },
  accepted: {
    free: 'You’ve been accepted. Your booth is confirmed, and nothing is due.',
    pending: 'You’ve been accepted. Pay the booth fee to secure your spot.',
    failed: 'You’ve been accepted. Pay the booth fee to secure your spot.',
    processing: 'You’ve been accepted. Your bank is still confirming your payment.',
    completed: 'You’ve been accepted, and your booth is paid.',
    refunded: 'You were accepted. Your payment for the booth was refunded.',
  },
  booth: (location: string) => `Booth location: ${location}`,
  pay: 'Pay the booth fee',
  look: 'View your application',
  past: 'This event has already passed.',
  closed: 'The application deadline has passed.',
  login: 'Log In',
  register: 'Create a vendor account',
  completeProfile: 'Complete Profile',
  onlyVendors: 'Only vendors can apply to events.',
  updateProfile: 'Update Profile',
} as const;

export const unsentDraft = {
  text: 'You started an application to this event, but did not send it.',
  discard: {
    title: 'Discard this application?',
    text: 'Your answers and photos are deleted.',
    action: 'Discard application',
    keep: 'Keep it',
  },
} as const;

export const gettingReady = {
  title: 'The organizer is getting ready',
  text: 'Applications open once the organizer has confirmed the fees and dates. Save the event to find it again.',
} as const;

export const invitePanel = {
  text: 'This event is listed from public records. Applications open once its organizer joins.',
  login: 'Log In to Send Invitations',
  onlyVendors: 'Only vendors can send invitations to organizers.',
} as const;
