export const soldMarkets = {
  title: 'How did it go?',
  titleOf: (event: string) => `What did you sell at ${event}?`,
  enter: 'Enter what you sold',
  change: 'Change what you sold',
} as const;
