export const withdrawal = {
  open: 'Withdraw',
  title: (event: string) => `Withdraw your application to ${event}?`,
  text: 'The organizer no longer sees it. It becomes a draft again, and you can send it again while applications are open.',
  action: 'Withdraw application',
  done: 'Application withdrawn. It is a draft again.',
  failed: 'The application could not be withdrawn. Please try again.',
} as const;

export const applicationEdit = {
  open: 'Edit',
  title: (event: string) => `Edit your application to ${event}`,
  form: 'Edit application',
  note: 'The organizer sees what you change.',
  photosSaved: 'Photos are saved immediately.',
  save: 'Save changes',
  done: 'Application changed',
  failed: 'The application could not be changed. Please try again.',
} as const;
