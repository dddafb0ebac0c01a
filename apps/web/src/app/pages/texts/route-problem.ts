export const routeProblem = {
  online: {
    title: 'This page could not be loaded',
    lead: 'Something went wrong on our side. Nothing you sent was lost. Reloading usually helps.',
  },
  offline: {
    title: 'This page needs a connection',
    lead: 'You are offline. Connect to the internet, then reload.',
  },
  again: 'Reload',
  toStart: 'Go to the home page',
} as const;
