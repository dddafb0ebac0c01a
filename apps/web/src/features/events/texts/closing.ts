export const closing = {
  close: 'Close applications',
  closed: {
    title: 'Applications are closed',
    text: 'Vendors can see the event, but they cannot apply. Applications that you have stay as they are.',
  },
  undo: 'Undo',
  reopen: 'Reopen applications',
  reopened: 'Vendors can apply again',
  deadlinePassed: 'The earlier deadline has passed. Choose a new one to reopen applications.',
  deadline: 'Apply by',
  deadlineHint: 'Applications close at the end of this day.',
  outside: 'Please enter a day from today to the event date',
  failed: 'This could not be saved. Please try again.',
} as const;
