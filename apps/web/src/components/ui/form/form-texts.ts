export const fields = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  amountInvalid: 'Please enter an amount of 0 or more, such as 75 or 75.00',
  phoneInvalid: 'Please enter a phone number with its area code, such as (503) 555-0199',
  stateInvalid: 'Please enter a US state, such as OR or Oregon',
  zipCodeInvalid: 'Please enter a ZIP code, such as 97201 or 97201-1234',
  webAddressInvalid: 'Please enter a web address, such as https://www.example.com',
  amountTooLarge: (most: string) => `Please enter an amount up to ${most}`,
  noCount: (most: string) => `Please enter a whole number from 0 to ${most}`,
  tooLong: (most: string) => `Please use ${most} characters or fewer`,
  categoriesInvalid: (most: number, letters: number) =>
    `Please use at most ${most} categories of at most ${letters} characters`,
} as const;

export const stepper = {
  label: 'Progress',
  done: ' (done)',
} as const;

export const honeypot = 'Leave this empty';

export const conflictNotice = {
  title: 'This was saved elsewhere after you opened it',
  text: 'What you typed is still here, but it is not saved.',
  yours: 'Yours',
  saved: 'Saved meanwhile',
  empty: 'Empty',
  theirs: 'Use what was saved',
  allTheirs: 'Use the other version',
  mine: 'Save mine over them',
} as const;
