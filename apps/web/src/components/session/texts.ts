/** What is offered to whoever was logged out while typing. */
export const sessionDraft = {
  title: 'Restore what you had typed?',
  why: 'You were logged out before it was saved.',
  restore: 'Restore',
  discard: 'Discard',
} as const;
