import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The first language is what every text is written in, and its files carry no language in their name. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** `texts.ts` → `texts.es.ts`. */
export const nameIn = (language: Language, file: string): string =>
  language === languages[0] ? file : file.replace(/\.(\w+)$/, `.${language}.$1`);

const sourcesOf = (file: string): string[] =>
  file.endsWith('.js') ? ['.ts', '.tsx'].map((extension) => file.slice(0, -'.js'.length) + extension) : [file];

/** Imports the sibling in the language (`texts.es.ts`) instead of the file that a module names. */
export function inLanguage(language: Language): Plugin {
  const known = new Map<string, string | undefined>();
  const siblingOf = (file: string): string | undefined => {
    if (!known.has(file))
      known.set(
        file,
        sourcesOf(file)
          .map((source) => nameIn(language, source))
          .find(existsSync),
      );
    return known.get(file);
  };
  return {
    name: 'stallbook-in-language',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\..*\.(js|json)$/ },
      handler: (source, importer) => {
        if (language === languages[0] || !importer) return null;
        const sibling = siblingOf(resolve(dirname(importer), source));
        // The translation itself may use what its original exports.
        return sibling === importer ? null : sibling;
      },
    },
  };
}
