export const saveToggle = {
  save: 'Save',
  saved: 'Saved',
  saveOf: (name: string) => `Save ${name}`,
  savedOf: (name: string) => `Saved ${name}`,
  notSaved: 'This could not be saved. Please try again.',
} as const;

export const saveLimit = {
  title: 'Bookmark limit reached',
  text: 'Remove a saved item to save this one.',
  events: 'Saved events',
  vendors: 'Saved vendors',
} as const;

export const signInOffer = {
  title: 'Please sign in to save items',
  text: 'Saved items are kept in your account, on every device.',
  login: 'Log in',
  register: 'Create an account',
} as const;
