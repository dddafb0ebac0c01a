/** When a screen breaks. */
export const routeProblem = {
  title: 'This page did not load',
  lead: 'Something on our side got in the way. Nothing you sent was lost. Loading the page again usually helps.',
  again: 'Load again',
  toStart: 'Go to the start page',
} as const;
