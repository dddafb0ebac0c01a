/** A wrong name, or something that exists already: reported in one line, without a stack. */
export class Refusal extends Error {}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export const pascal = (kebab: string): string =>
  kebab.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
export const camel = (kebab: string): string => pascal(kebab).replace(/^./, (letter) => letter.toLowerCase());
export const words = (kebab: string): string => kebab.replaceAll('-', ' ');
export const sentence = (kebab: string): string => words(kebab).replace(/^./, (letter) => letter.toUpperCase());
export const plural = (text: string): string => (text.endsWith('y') ? `${text.slice(0, -1)}ies` : `${text}s`);

/** @throws Refusal for the first name that is not kebab-case */
export function requireKebab(names: Record<string, string>): void {
  for (const [what, name] of Object.entries(names)) {
    if (!KEBAB.test(name)) throw new Refusal(`The name of the ${what} must be kebab-case, not "${name}".`);
  }
}
