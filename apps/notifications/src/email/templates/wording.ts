const PLACEHOLDER = /\{\{([^{}\n]*)\}\}/g;

export const namesIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim());

/** Braces that belong to no variable would be sent as they are. */
export const hasStrayBraces = (text: string): boolean => /\{\{|\}\}/.test(text.replace(PLACEHOLDER, ''));

/** In one pass, so that a value that looks like a variable stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (_, name: string) => values[name.trim()] ?? '');

/** Each line of a message, as a paragraph. */
export const linesOf = (message: string): string[] =>
  message
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
