/** The language of this build. */
export const language: string = 'en';

/** Each language has its own, which keeps the shell of its build. */
export const appWorker: string = '/service-worker.js';

/** In the language itself, for those who read no other. */
export const languageNames = { en: 'English', es: 'Español' } as const;

export const languageSwitch = { title: 'Language' } as const;
