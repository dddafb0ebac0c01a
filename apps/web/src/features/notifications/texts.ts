export const notifications = {
  title: 'Notifications',
  notLoaded: 'Your notifications could not be loaded.',
  none: {
    title: 'Nothing new',
    text: 'Applications, decisions and payments are announced here the moment they happen.',
  },
  /** Heard behind the title of a notification that shows as unread by its look. */
  unread: ' (unread)',
  older: 'Show older',
  markAllRead: 'Mark all as read',
} as const;
