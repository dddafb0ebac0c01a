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

export const taskList = { buttonOf: (action: string, task: string) => `${action}: ${task}` } as const;

export const notice = { retry: 'Try again', screenTitle: 'This page could not be loaded' } as const;

export const toasts = { region: 'Messages', close: 'Close message' } as const;

export const pagination = {
  previous: 'Previous page',
  page: (page: number) => `Page ${page}`,
  next: 'Next page',
} as const;
