export const dialog = { close: 'Close', takes: 'This also removes', cancel: 'Cancel' } as const;

export const drawer = { close: 'Close menu' } as const;
