import type { StallbookConfig } from './config.js';

/** The address of a path, as browsers and other systems reach it. */
export const publicUrl = (
  { STALLBOOK_PUBLIC_URL }: Pick<StallbookConfig, 'STALLBOOK_PUBLIC_URL'>,
  path: string,
): string => new URL(path, STALLBOOK_PUBLIC_URL).href;
