export const inviteDialog = {
  open: 'Invite Organizer to Platform',
  title: 'Invite the organizer',
  lead: (event: string) => `Tell the organizer of ${event} that you would like to sell there.`,
  form: 'Invitation',
  email: 'Organizer email',
  emailMissing: 'Organizer email is required',
  emailInvalid: 'Please enter a valid email address',
  name: 'Organizer name',
  nameMissing: 'Organizer name is required',
  phone: 'Organizer phone (optional)',
  message: 'Message (optional)',
  used: (count: number, most: number) =>
    `${count} of ${most} characters. If you leave it blank, we write a friendly one for you.`,
  privacy: 'We email your business name and this message to that address, and delete it as soon as its owner asks.',
  send: 'Send invitation',
  cancel: 'Cancel',
  close: 'Close',
  sent: 'Invitation Sent Successfully!',
  sentText: 'We emailed the organizer. You can follow the answer on your interests page.',
  failed: 'Failed to send invitation',
  cannot: 'Cannot send invitation',
  exists: (status: string) => `You have already sent an invitation for this event (Status: ${status})`,
  limitReached: (count: number) => `You have reached your daily limit of 5 invitations (${count}/5)`,
  toList: 'View your invitations',
} as const;

export const sentInvitations = {
  caption: 'Invitations you sent',
  event: 'Event',
  dates: 'Dates',
  organizer: 'Invited',
  ofEvent: 'The organizer of the event',
  status: 'Status',
  sent: 'Sent',
  someEvent: 'Event',
  notLoaded: 'Your invitations could not be loaded. Please try again.',
  none: {
    title: 'No invitations yet',
    text: 'Found an event whose organizer has not joined? Invite them from its page.',
    action: 'Find events',
  },
} as const;

export const receivedInvitations = {
  pages: 'Pages of invitations',
  someVendor: 'A vendor',
  someEvent: 'your event',
  wouldSell: (vendor: string, event: string) => `${vendor} would like to sell at ${event}`,
  sent: 'Sent',
  place: 'Place',
  dates: 'Dates',
  viewEvent: 'View event',
  viewVendor: 'View vendor',
  notLoaded: 'Your invitations could not be loaded. Please try again.',
  none: {
    title: 'No invitations yet',
    text: 'Vendors who invite you to one of your events appear here.',
    action: 'Go to your events',
  },
} as const;

export const answerButtons = {
  accept: 'Accept',
  decline: 'Decline',
  unsubscribe: 'Decline and stop emails',
  unsubscribeTitle: 'Stop all invitations?',
  unsubscribeText:
    'We delete this address, and no vendor on Stallbook can email an invitation to it again. This cannot be undone.',
  notSaved: 'Your answer could not be saved. Please try again.',
} as const;

export const invitationPage = {
  title: 'Your invitation',
  description: 'A vendor invites you to claim your event on Stallbook.',
  notLoaded: 'The invitation could not be loaded. Please try again.',
  lead: 'Stallbook is where markets find their vendors. Claiming your event is free.',
  unknown: {
    title: 'Invitation not found',
    text: 'The link may be incomplete, or the invitation was withdrawn.',
    action: 'Browse events',
  },
  signedOut: {
    title: 'Log in to see this invitation',
    text: 'An invitation to an account opens after you log in. If you have no account, open the whole link from the email.',
    action: 'Log in',
  },
  claim: 'Claim this event',
  signIn: 'Log in to accept',
  signUp: 'Create an account',
  notAccepted: 'Your claim was sent, but we couldn’t mark the invitation as accepted.',
  accepted: {
    title: 'Invitation accepted',
    text: 'We let the vendor know. Vendors can apply as soon as you have claimed the event and set it up. If you have, there is nothing left to do.',
  },
  declined: { title: 'Invitation declined', text: 'You can still change your mind and accept it.' },
  expired: { title: 'Invitation expired', text: 'This event has already passed.' },
} as const;
