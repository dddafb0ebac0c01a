export const notifications = {
  title: 'Notifications',
  notLoaded: 'Your notifications could not be loaded.',
  none: {
    title: 'No notifications',
    text: 'Updates about applications, decisions and payments appear here.',
  },
  unread: ' (unread)',
  older: 'Show older',
  markAllRead: 'Mark all as read',
} as const;

export const mailSubscription = {
  title: 'Reminders and invitations',
  gets: 'We email you reminders before your markets, and invitations.',
  getsSome: 'Some of these emails are stopped already.',
  stop: 'Stop these emails',
  stopped: 'You no longer get reminders and invitations by email.',
  stillSent: 'Emails about your account, applications and payments still arrive.',
  resume: 'Get them again',
  notLoaded: 'We couldn’t look up this link.',
  notSaved: 'Your choice was not saved. Please try again.',
  unknown: {
    title: 'This link is incomplete',
    text: 'Open the link in the email again. If it breaks across two lines, copy both.',
  },
} as const;
