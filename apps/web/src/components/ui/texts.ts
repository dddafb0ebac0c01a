export const loading = 'Loading...';

export const statusLabels = {
  draft: 'Draft',
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  published: 'Published',
  taken_down: 'Taken down',
  processing: 'Processing',
  completed: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
  approved: 'Approved',
  denied: 'Denied',
  viewed: 'Viewed',
  declined: 'Declined',
  expired: 'Expired',
} as const;

export const notice = { retry: 'Try again', screenTitle: 'This page could not be loaded' } as const;

export const toasts = { region: 'Messages', close: 'Close message' } as const;

export const dialog = { close: 'Close', takes: 'This also removes', cancel: 'Cancel' } as const;

export const drawer = { close: 'Close menu' } as const;

export const fields = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  amountInvalid: 'Please enter an amount of 0 or more, such as 75 or 75.00',
  phoneInvalid: 'Please enter a phone number with its area code, such as (503) 555-0199',
  stateInvalid: 'Please enter a US state, such as OR or Oregon',
  zipCodeInvalid: 'Please enter a ZIP code, such as 97201 or 97201-1234',
  webAddressInvalid: 'Please enter a web address, such as https://www.example.com',
  tooLong: (most: string) => `Please use ${most} characters or fewer`,
  categoriesInvalid: (most: number, letters: number) =>
    `Please use at most ${most} categories of at most ${letters} characters`,
} as const;

export const dateRange = {
  from: 'From',
  to: 'To',
  disordered: 'The end date can’t be before the start date',
  thisWeekend: 'This weekend',
  next30Days: 'Next 30 days',
  anyDay: 'Any day',
} as const;

export const fileDrop = {
  orDrop: (multiple: boolean) => `or drop ${multiple ? 'them' : 'it'} here`,
  progress: 'Upload progress',
} as const;

export const stepper = {
  label: 'Progress',
  done: ' (done)',
} as const;

export const timeline = { removed: 'removed' } as const;

export const chart = { showChart: 'Show chart', showTable: 'Show table' } as const;

export const pagination = {
  previous: 'Previous page',
  page: (page: number) => `Page ${page}`,
  next: 'Next page',
} as const;

export const table = {
  pagesOf: (caption: string) => `Pages of ${caption.toLowerCase()}`,
  columns: 'Columns',
  columnsShown: 'Visible columns',
  csv: 'CSV',
  csvFailed: 'The file could not be created. Please try again.',
  print: 'Print',
  sortBy: 'Sort by',
  asListed: 'Default order',
  ascending: (header: string) => `${header}, ascending`,
  descending: (header: string) => `${header}, descending`,
} as const;

export const honeypot = 'Leave this empty';

export const filters = {
  more: (chosen: number) => (chosen > 0 ? `Filters (${chosen})` : 'Filters'),
} as const;

export const copyButton = { failed: 'The text could not be copied. Select and copy it yourself.' } as const;

export const conflictNotice = {
  title: 'Someone else saved this after you opened it',
  text: 'What you typed is still here, but it is not saved.',
  yours: 'Yours',
  saved: 'Saved meanwhile',
  empty: 'Empty',
  theirs: 'Use what was saved',
  allTheirs: 'Use theirs instead',
  mine: 'Save mine over them',
} as const;
