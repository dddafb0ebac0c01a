export const timeline = { removed: 'removed' } as const;
