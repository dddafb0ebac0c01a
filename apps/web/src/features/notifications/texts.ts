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
  preferences: 'Preferences',
} as const;

export const mailSubscription = {
  title: 'Reminders and invitations',
  gets: 'We email you reminders before your markets, invitations, and the daily summary and weekly markets if you chose them.',
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

export const preferencesPage = {
  title: 'Notification preferences',
  lead: 'What we tell you about, and how.',
  notLoaded: 'Your preferences could not be loaded.',
  form: 'Preferences',
  kind: 'About',
  app: 'In the app',
  email: 'Email',
  digest: 'Daily summary',
  kinds: {
    applications: 'Applications',
    payments: 'Payments',
    events: 'Claims and transfers of events',
    invitations: 'Invitations',
    messages: 'Messages',
    reminders: 'Reminders',
  },
  channelOf: (kind: string, channel: string) => `${kind}: ${channel}`,
  always: 'Always',
  alwaysHint: 'These emails are always sent, because other people rely on them.',
  none: '–',
  noneSpoken: 'No emails',
  digestHint: 'The daily summary is one email at 8 in the morning. We send none when nothing happened.',
  quiet: 'Quiet hours',
  quietOn: 'Hold emails during these hours',
  quietHint: 'Emails that wait arrive when the quiet hours end. Links to confirm or sign in are never held.',
  from: 'From',
  until: 'Until',
  sameTimes: 'Choose another time than the start',
  noTime: 'Choose a time',
  timeZone: 'Time zone',
  save: 'Save preferences',
  saved: 'Preferences saved',
  notSaved: 'Your preferences were not saved. Please try again.',
} as const;

export const ownEmails = {
  title: 'Emails we sent you',
  caption: 'Emails to your address, newest first',
  notLoaded: 'Your emails could not be listed.',
  none: { title: 'No emails yet', text: 'Each email to your address is listed here, without its text.' },
  bounced: {
    title: 'Your address does not take our emails',
    text: 'An email came back, so we stopped sending. Check the address in your account, and that your mailbox is not full. Then send again.',
  },
  complained: {
    title: 'You reported an email of ours as spam',
    text: 'So we stopped sending. To get emails about your applications and payments again, take our emails out of your spam folder and send again.',
  },
  resume: 'Send emails again',
  resumed: 'Emails are sent again',
  notResumed: 'That did not work. Please try again.',
} as const;
