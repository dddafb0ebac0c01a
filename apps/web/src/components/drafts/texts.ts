export const formDraft = {
  title: 'Restore your unsaved changes?',
  why: 'You were logged out before they were saved.',
  left: 'You left before they were saved.',
  replaces: 'They replace what you typed since.',
  restore: 'Restore',
  discard: 'Discard',
} as const;

export const leaveGuard = {
  title: 'Leave without saving?',
  text: 'We keep what you typed in this browser for a week, and offer it when you come back.',
  leave: 'Leave',
  stay: 'Stay here',
} as const;
