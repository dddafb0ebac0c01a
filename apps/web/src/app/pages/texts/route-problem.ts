export const routeProblem = {
  title: 'This page could not be loaded',
  lead: 'Something went wrong on our side. Nothing you sent was lost. Reloading usually helps.',
  again: 'Reload',
  toStart: 'Go to the home page',
} as const;
