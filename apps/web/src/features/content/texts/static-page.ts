export const staticPage = {
  lastChanged: 'Last changed',
  contents: 'On this page',
} as const;
