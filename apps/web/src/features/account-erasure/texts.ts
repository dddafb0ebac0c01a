export const CONFIRMATION = 'DELETE';

export const deleteAccount = {
  title: 'Delete account',
  lead: 'This deletes your account and your personal data everywhere in Stallbook. It cannot be undone.',
  goes: {
    title: 'What we delete',
    list: [
      'Your name, business, email address, phone number, postal address, password, and public profile.',
      'What you wrote in applications, messages, feedback, and claims, and your notifications.',
      'Your paid plan, if you have one. It ends immediately and is never charged again.',
    ],
    files: {
      vendor: 'The files and photos you uploaded. Organizers can no longer open them either.',
      organizer: 'The files you uploaded. Vendors can no longer open them either.',
    },
  },
  stays: {
    title: 'What we keep, and why',
    list: [
      'Payments, with amounts and dates but without your name or contact details. The law requires us to keep them.',
      'Applications to and from others, as records. Your name is replaced with “erased” or “a former member”.',
    ],
    events:
      'Your events, as records for the people who took part. Published events are taken offline, claimed events can be claimed again, and none of them accepts applications.',
  },
  running: {
    title: 'Open business stays open',
    text: 'Pending applications end without an answer, and paid booths are neither canceled nor refunded. Please settle what you owe to others first.',
  },
  before: 'You may want to download your data first. Afterward there is nothing left to download.',
  open: 'Delete account…',
} as const;

export const deletionDialog = {
  title: 'Permanently delete this account?',
  text: 'You’ll be logged out everywhere immediately, and this account can’t be used or restored again, not even by us.',
  stays: 'We keep payments without your name, because the law requires it.',
  business: {
    vendor:
      'Booths you paid for are neither canceled nor refunded. To get money back, withdraw from them first. You give up unpaid booths and pending applications.',
    organizer:
      'Events you published are taken offline and stop accepting applications. Their booths are not refunded. To refund every vendor, delete the events first.',
  },
  form: 'Delete account',
  password: 'Current password',
  passwordMissing: 'Please enter your current password',
  confirmation: `Type ${CONFIRMATION} to confirm`,
  confirmationMissing: `Please type ${CONFIRMATION} in capital letters`,
  submit: 'Permanently delete account',
  cancel: 'Keep account',
  failed: 'Your account could not be deleted. Nothing has changed.',
} as const;

export const deletionPage = {
  title: 'Account deletion',
  underWay: {
    title: 'Your account is being deleted',
    text: 'You are logged out, and this account can no longer be used. Your data is being deleted from each part of Stallbook, usually within seconds. You can leave this page.',
  },
  done: {
    title: 'Your account is deleted',
    text: 'Your data is gone from Stallbook. Thank you for the markets you were part of. You’re welcome to start over with a new account.',
  },
  unknown: 'We couldn’t find an account deletion at this address.',
  notLoaded: 'The progress could not be loaded. The deletion continues.',
  home: 'Go to the home page',
} as const;
