export const filters = {
  more: (chosen: number) => (chosen > 0 ? `Filters (${chosen})` : 'Filters'),
} as const;
