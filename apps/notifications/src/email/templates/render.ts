import type { EmailType } from '@stallbook/contracts';
import { badInput } from '@stallbook/kernel';
import { toHtml, toText } from './layout.js';
import type { Variables } from './letter.js';
import { templates } from './templates.js';
import { unlinked } from './unlinked.js';

export interface Rendered {
  subject: string;
  text: string;
  html: string;
}

/** A value must not begin a new line of the head or hide in the text. */
const plain = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.replace(/\p{Cc}+/gu, ' ').trim() : undefined;

/** Only http and https: nobody clicks on a script. */
const isLink = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** What people typed leads nowhere: only our own addresses, and those that a letter is about, are shown as they are. */
const valueOf = (name: string, value: string): string => (/(^|_)(url|email)$/.test(name) ? value : unlinked(value));

/** Throws `BAD_INPUT` that names every variable that is missing or no link where one must be. */
export function render(type: `${EmailType}`, data: Variables, toName: string): Rendered {
  const { variables, letter } = templates[type];
  const values = Object.fromEntries(variables.map((name) => [name, valueOf(name, plain(data[name]) ?? '')]));
  const wrong = Object.entries(values).filter(
    ([name, value]) => value === '' || (name.endsWith('_url') && !isLink(value)),
  );
  if (wrong.length > 0) {
    const fields = wrong.map(([name]) => ({ path: `data.${name}`, message: 'is missing or malformed' }));
    throw badInput(`The template ${type} cannot be filled in.`, fields);
  }
  const written = letter(values);
  const name = unlinked(plain(toName) ?? '');
  return { subject: written.subject, text: toText(written, name), html: toHtml(written, name) };
}
