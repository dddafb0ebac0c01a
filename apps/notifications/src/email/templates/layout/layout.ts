import { Eta } from 'eta';
import type { LanguageCode } from '@stallbook/contracts';
import type { InLanguages, Letter } from '../letter.js';
import { layout } from './layout.generated.js';

interface Words {
  greeting(name: string): string;
  footer: string;
  stop: string;
}

const words: InLanguages<Words> = {
  en: {
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    footer: 'Stallbook, where markets and vendors meet.',
    stop: 'Stop reminders and invitations by email',
  },
  es: {
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    footer: 'Stallbook, donde se encuentran los mercados y quienes venden allí.',
    stop: 'Dejar de recibir recordatorios e invitaciones por correo',
  },
};

/** How an email looks that is about the event of an organizer. */
export interface Branding {
  /** What the email says it is from. */
  sender: string;
  /** White text on it is readable. */
  accent: string;
}

export const STALLBOOK: Branding = { sender: 'Stallbook', accent: '#1E6B47' };

export interface LayoutOptions extends Branding {
  language: LanguageCode;
  toName: string;
  unsubscribeUrl: string | null;
}

/** What an email shows, the source of its HTML and of its plain text. */
const contentOf = (letter: Letter, { language, sender, accent, toName, unsubscribeUrl }: LayoutOptions) => ({
  facts: [],
  ...letter,
  language,
  sender,
  accent,
  paragraphs: [words[language].greeting(toName), ...letter.paragraphs],
  footer: words[language].footer,
  stop: unsubscribeUrl ? { label: words[language].stop, url: unsubscribeUrl } : undefined,
});

const eta = new Eta({ tags: ['{{', '}}'], autoTrim: false });
eta.loadTemplate('@letter', layout);

export const toHtml = (letter: Letter, options: LayoutOptions): string =>
  eta.render('@letter', contentOf(letter, options));

export function toText(letter: Letter, options: LayoutOptions): string {
  const { sender, heading, paragraphs, facts, button, otherwise, note, footer, stop } = contentOf(letter, options);
  const factLines = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const [action, other, end] = [button, otherwise, stop].map((link) => link && `${link.label}:\n${link.url}`);
  const parts = [sender, heading, ...paragraphs, factLines, action, other, note, footer, end];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
