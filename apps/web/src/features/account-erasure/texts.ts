/** Every word around the deletion of an account. */

/** What has to be typed, so that nobody deletes an account by a slip of the hand. */
export const CONFIRMATION = 'DELETE';

export const deleteAccount = {
  title: 'Delete account',
  lead: 'This deletes your account and what Stallbook knows of you, in all its parts. It cannot be undone.',
  goes: {
    title: 'What goes',
    list: [
      'Your name, your business, your email address, phone number and postal address, your password, and your public profile.',
      'What you wrote in applications, messages, feedback and claims, and your notifications.',
      'The files that you uploaded, which vendors cannot open any more either.',
    ],
  },
  stays: {
    title: 'What stays, and why',
    list: [
      'Payments, with their amounts and dates but without your name or contact: the law makes us keep them.',
      'Applications to and from others, as records. Where your name stood they say “erased” or “a former member”.',
      'Your markets, as records for those who took part. Published ones are taken off the site, those that you claimed can be claimed again, and none takes applications.',
    ],
  },
  running: {
    title: 'Nothing is settled for you',
    text: 'Applications that wait are not answered, and booths are neither cancelled nor refunded by this. Settle first what you owe to others.',
  },
  before: 'You may want to download your data before. Afterwards there is nothing left to download.',
  open: 'Delete account…',
} as const;

export const deletionDialog = {
  title: 'Delete this account for good?',
  text: 'You are signed out everywhere at once, and nobody can sign in to this account again. Not even we can bring it back.',
  stays:
    'Payments stay without your name, since the law makes us keep them. Markets that you published are taken off the site and take no applications.',
  form: 'Deletion of the account',
  password: 'Current password',
  passwordMissing: 'Please enter your current password',
  confirmation: `Type ${CONFIRMATION} to confirm`,
  confirmationMissing: `Please type ${CONFIRMATION} in capitals`,
  submit: 'Delete account for good',
  cancel: 'Keep account',
  failed: 'Your account could not be deleted. Nothing has changed.',
} as const;

export const deletionPage = {
  title: 'Deletion of your account',
  underWay: {
    title: 'Your account is being deleted',
    text: 'You are signed out, and nobody can sign in any more. The parts of Stallbook now forget you one by one, mostly within seconds. You can leave this page: it goes on without you.',
  },
  done: {
    title: 'Your account is deleted',
    text: 'Stallbook has forgotten you. Thank you for the markets you were part of. Should you come back one day, you begin anew.',
  },
  unknown: 'There is no deletion of an account under this address.',
  notLoaded: 'How far the deletion is could not be loaded. It goes on all the same.',
  home: 'To the start page',
} as const;
