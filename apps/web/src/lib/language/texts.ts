/** The language of this build. */
export const language: Language = 'en' as Language;

/** Each language has its own, which keeps the shell of its build. */
export const appWorker: string = '/service-worker.js';

/** In the language itself, for those who read no other. */
export const languageNames = { en: 'English', es: 'Español' } as const;

export type Language = keyof typeof languageNames;

export const languageSwitch = {
  title: 'Language',
  notSaved: 'Your language could not be saved. Please try again.',
} as const;
