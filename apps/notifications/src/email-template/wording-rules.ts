import type { EmailTemplateType, EmailTemplateVariable } from '@stallbook/contracts';
import { badInput } from '@stallbook/kernel';
import type { Wording } from '../email/templates/letter.js';
import { editableTemplates } from '../email/templates/templates.js';
import { namesIn } from '../email/templates/wording.js';

const SAMPLES: Readonly<Record<string, string>> = {
  amount: '$85.00',
  booth_status: '$85.00 is still due. Pay from your applications page to secure your booth.',
  days_left: 'in 5 days',
  event_dates: 'May 8–9, 2027',
  event_title: 'Riverside Farmers Market',
  location: '1 River Road, Portland, OR',
  payout_amount: '$80.75',
  platform_fee: '$4.25',
  start_time: '9:00 AM',
  total_amount: '$85.00',
  vendor_name: 'Vera Pottery',
};

type Type = `${EmailTemplateType}`;

const requiredIn = (type: Type): string[] => {
  const { subject, text } = editableTemplates[type].original.en;
  return [...new Set(namesIn(`${subject} ${text}`))];
};

const samplesOf = (type: Type) => (type === 'event_reminder_1day' ? { ...SAMPLES, days_left: 'tomorrow' } : SAMPLES);

/** `home` is an example for every link. */
export const variablesOf = (type: Type, home: string): EmailTemplateVariable[] =>
  editableTemplates[type].variables.map((name) => ({
    name,
    sample: samplesOf(type)[name] ?? home,
    required: requiredIn(type).includes(name),
  }));

export const sampleOf = (type: Type, home: string): Record<string, string> =>
  Object.fromEntries(variablesOf(type, home).map(({ name, sample }) => [name, sample]));

/** @throws DomainError `BAD_INPUT`, which names what is missing or unknown */
export function checkWording(type: Type, { subject, text }: Wording): void {
  const known = editableTemplates[type].variables;
  const missing = requiredIn(type).filter((name) => !namesIn(`${subject} ${text}`).includes(name));
  const unknownIn = (path: string, part: string) =>
    namesIn(part)
      .filter((name) => !known.includes(name))
      .map((name) => ({ path, message: `{{${name}}} is not a variable of this email` }));
  const problems = [
    ...(subject.trim() === '' ? [{ path: 'subject', message: 'Please enter a subject' }] : []),
    ...(text.trim() === '' ? [{ path: 'text', message: 'Please enter a text' }] : []),
    ...(/\p{Cc}/u.test(subject) ? [{ path: 'subject', message: 'The subject must be one line' }] : []),
    ...unknownIn('subject', subject),
    ...unknownIn('text', text),
    ...missing.map((name) => ({ path: 'text', message: `Please use {{${name}}} in the subject or the text` })),
  ];
  if (problems.length > 0) throw badInput('The wording cannot be used.', problems);
}
