export const goneItems = {
  text: (count: number) =>
    count === 1 ? '1 saved item is no longer available.' : `${count} saved items are no longer available.`,
  remove: 'Remove from saved items',
  notRemoved: 'Not removed. Please try again.',
} as const;
