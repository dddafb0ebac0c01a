import type { EmailTemplateType, EmailTemplateVariable, LanguageCode } from '@stallbook/contracts';
import { badInput } from '@stallbook/kernel';
import type { Wording } from '../email/templates/letter.js';
import { editableTemplates } from '../email/templates/templates.js';
import { hasStrayBraces, namesIn } from '../email/templates/wording.js';
import { phrasesIn } from '../email/phrases.js';
import { formatDates, formatTime } from '../email/dates.js';

/** Each key has one wording. */
export interface TemplateKey {
  type: `${EmailTemplateType}`;
  language: LanguageCode;
}

const samplesOf = ({ type, language }: TemplateKey, home: string): Readonly<Record<string, string>> => ({
  amount: '$85.00',
  booth_status: phrasesIn[language].booth.due('$85.00'),
  days_left: phrasesIn[language].inDays(type === 'event_reminder_1day' ? 1 : 5),
  event_dates: formatDates('2027-05-08', '2027-05-09', language),
  event_title: 'Riverside Farmers Market',
  location: '1 River Road, Portland, OR',
  payout_amount: '$80.75',
  platform_fee: '$4.25',
  receipt_url: `${home}/vendor/payments/6d1f5f1e-0a84-5f0a-9c55-0b3d4f7a92c1`,
  start_time: formatTime('09:00', language),
  total_amount: '$85.00',
  vendor_name: 'Vera Pottery',
});

function requiredIn({ type, language }: TemplateKey): string[] {
  const { subject, text } = editableTemplates[type].original[language];
  return [...new Set(namesIn(`${subject} ${text}`))];
}

/** `home` is an example for every link. */
export const variablesOf = (key: TemplateKey, home: string): EmailTemplateVariable[] =>
  editableTemplates[key.type].variables.map((name) => ({
    name,
    sample: samplesOf(key, home)[name] ?? home,
    required: requiredIn(key).includes(name),
  }));

export const sampleOf = (key: TemplateKey, home: string): Record<string, string> =>
  Object.fromEntries(variablesOf(key, home).map(({ name, sample }) => [name, sample]));

/** @throws DomainError `BAD_INPUT`, which names what is missing or unknown */
export function checkWording(key: TemplateKey, { subject, text }: Wording): void {
  const known = editableTemplates[key.type].variables;
  const missing = requiredIn(key).filter((name) => !namesIn(`${subject} ${text}`).includes(name));
  const unknownIn = (path: string, part: string) =>
    namesIn(part)
      .filter((name) => !known.includes(name))
      .map((name) => ({ path, message: `{{${name}}} is not a variable of this email` }));
  const strayIn = (path: string, part: string) =>
    hasStrayBraces(part) ? [{ path, message: 'Please write each variable in two braces, like {{event_title}}' }] : [];
  const problems = [
    ...(subject.trim() === '' ? [{ path: 'subject', message: 'Please enter a subject' }] : []),
    ...(text.trim() === '' ? [{ path: 'text', message: 'Please enter a text' }] : []),
    ...(/\p{Cc}/u.test(subject) ? [{ path: 'subject', message: 'The subject must be one line' }] : []),
    ...unknownIn('subject', subject),
    ...unknownIn('text', text),
    ...strayIn('subject', subject),
    ...strayIn('text', text),
    ...missing.map((name) => ({ path: 'text', message: `Please use {{${name}}} in the subject or the text` })),
  ];
  if (problems.length > 0) throw badInput('The wording cannot be used.', problems);
}
