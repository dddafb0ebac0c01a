import type { EmailType, LanguageCode } from '@stallbook/contracts';
import { badInput } from '@stallbook/kernel';
import { STALLBOOK, toHtml, toText, type Branding } from './layout/layout.js';
import type { Variables, Wording } from './letter.js';
import { templates } from './templates.js';
import { unlinked } from './unlinked.js';

export interface Rendered {
  subject: string;
  text: string;
  html: string;
}

interface RenderOptions {
  language?: LanguageCode;
  wording?: Wording | undefined;
  unsubscribeUrl?: string | null;
  branding?: Branding | undefined;
}

/** Control characters could add a header line. Messages, which are in no header, keep their lines. */
const plain = (value: unknown, name = ''): string | undefined =>
  typeof value === 'string'
    ? value.replace(name === 'message' ? /[^\P{Cc}\n]+/gu : /\p{Cc}+/gu, ' ').trim()
    : undefined;

/** Rejects `javascript:` and other script links. */
const isLink = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** User input must not become a link; only our own URLs and the email addresses that the email is about stay as they are. */
const valueOf = (name: string, value: string): string => (/(^|_)(url|email)$/.test(name) ? value : unlinked(value));

/** @throws DomainError `BAD_INPUT`, which names each variable that is missing or not a valid link */
export function render(type: `${EmailType}`, data: Variables, toName: string, options: RenderOptions = {}): Rendered {
  const { language = 'en', wording, unsubscribeUrl = null, branding = STALLBOOK } = options;
  const { variables, optional, letter } = templates[type];
  const values = Object.fromEntries(variables.map((name) => [name, valueOf(name, plain(data[name], name) ?? '')]));
  const wrong = Object.entries(values).filter(
    ([name, value]) => (value === '' && !optional.includes(name)) || (name.endsWith('_url') && !isLink(value)),
  );
  if (wrong.length > 0) {
    const fields = wrong.map(([name]) => ({ path: `data.${name}`, message: 'is missing or malformed' }));
    throw badInput(`The template ${type} cannot be filled in.`, fields);
  }
  const written = letter(values, { language, wording });
  const frame = { ...branding, language, toName: unlinked(plain(toName) ?? ''), unsubscribeUrl };
  return { subject: written.subject, text: toText(written, frame), html: toHtml(written, frame) };
}
