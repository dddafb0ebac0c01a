export const goneItems = {
  text: (count: number) =>
    count === 1 ? '1 saved item is no longer available.' : `${count} saved items are no longer available.`,
  remove: 'Remove from saved items',
  removed: (count: number) =>
    count === 1
      ? '1 item that is no longer available was removed from your saved items.'
      : `${count} items that are no longer available were removed from your saved items.`,
  notRemoved: 'Not removed. Please try again.',
} as const;
