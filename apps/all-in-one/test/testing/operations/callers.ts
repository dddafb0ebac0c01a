export type Caller = 'anonymous' | 'none' | 'vendor' | 'organizer' | 'admin' | 'system';
export const CALLERS: readonly Caller[] = ['anonymous', 'none', 'vendor', 'organizer', 'admin', 'system'];

export const everybody = CALLERS;
export const people: readonly Caller[] = ['none', 'vendor', 'organizer', 'admin'];
export const members: readonly Caller[] = ['vendor', 'organizer', 'admin'];
export const parties: readonly Caller[] = ['vendor', 'organizer'];
export const vendor: readonly Caller[] = ['vendor'];
export const libraryReaders: readonly Caller[] = ['vendor', 'admin'];
export const organizer: readonly Caller[] = ['organizer'];
export const admin: readonly Caller[] = ['admin'];
export const workers: readonly Caller[] = ['system'];
