export const eventPage = {
  forecast: 'Forecast your profit',
  standing: {
    pending: 'You applied',
    accepted: 'You have a booth',
    rejected: 'You were not accepted',
    withdrawn: 'You withdrew',
  },
  booth: (location: string) => `Your booth: ${location}`,
  canceled: {
    title: 'This event is canceled',
    text: 'The organizer canceled it. Everyone who paid gets a full refund. You can follow yours in your payments.',
    payments: 'See your refund',
  },
  unknown: {
    title: 'Event Not Found',
    description: 'This event does not exist.',
    text: 'Event not found. It may have been removed, or the link may be incomplete.',
  },
  notLoaded: 'Failed to load event details. Please try again.',
  toEvents: 'Back to Events',
  claim: 'Claim this event',
  applied: 'What happens next',
  sent: (event: string, organizer = 'the organizer') =>
    `Application submitted successfully! Your application for "${event}" has been sent to ${organizer}. You can track the status in your dashboard.`,
} as const;
