import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** The first language is the one for every reader whose own is missing. Its files carry no language in their name. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

const COOKIE = 'language';

/** `index.html` → `index.es.html`. */
export const nameIn = (language: Language, file: string): string =>
  language === languages[0] ? file : file.replace(/\.(\w+)$/, `.${language}.$1`);

/** What the person chose on a page, else what the browser asks for. */
export function languageOf({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  const chosen = languages.find((language) => language === cookies[COOKIE]);
  // Search engines and feed readers accept any.
  if (chosen || !headers['accept-language']) return chosen ?? languages[0];
  const accepted = new Negotiator({ headers }).language(languages);
  return languages.find((language) => language === accepted) ?? languages[0];
}

/** Caches between here and the browser keep one answer per language. */
export const sayLanguage = (reply: FastifyReply, language: Language): FastifyReply =>
  reply.headers({ 'content-language': language, vary: 'accept-language, cookie' });
