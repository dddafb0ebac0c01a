const base = 'https://stallbook.invalid';

/** The path, where it stays in this app however a browser reads it; it may come out of a mail or the history. */
export const ownPath = (path: string | null | undefined): string | undefined =>
  path?.startsWith('/') && URL.canParse(path, base) && new URL(path, base).origin === base ? path : undefined;
