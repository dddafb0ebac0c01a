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
