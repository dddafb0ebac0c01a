export const sessionDraft = {
  title: 'Restore your unsaved changes?',
  why: 'You were logged out before they were saved.',
  restore: 'Restore',
  discard: 'Discard',
} as const;
