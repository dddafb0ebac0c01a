import type { LanguageCode } from '@stallbook/contracts';
import { fill, paragraphsOf } from './wording.js';

interface Link {
  label: string;
  url: string;
}

/** The content of an email. All texts are plain; the layout escapes them. */
export interface Letter {
  subject: string;
  /** The line that inboxes show next to the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  facts?: readonly (readonly [label: string, value: string])[];
  button?: Link;
  /** A text link below the button. */
  otherwise?: Link;
  /** Small print below the button. */
  note?: string;
}

export type Variables = Readonly<Record<string, string>>;

/** What admins may change. `{{name}}` is a variable; an empty line separates paragraphs. */
export interface Wording {
  subject: string;
  text: string;
}

/** Without one of the languages there is no template. */
export type InLanguages<T> = Readonly<Record<LanguageCode, T>>;
/** The sibling `*.es.ts` of a file has its Spanish letters. */
export type LetterOf<K extends string> = (variables: Readonly<Record<K, string>>) => Letter;
export type FrameOf<K extends string> = (
  variables: Readonly<Record<K, string>>,
) => Omit<Letter, 'subject' | 'paragraphs'>;

export interface LetterOptions {
  language: LanguageCode;
  wording?: Wording | undefined;
}

export interface Template<K extends string = string> {
  variables: readonly K[];
  /** May be empty. */
  optional: readonly K[];
  letter(variables: Readonly<Record<K, string>>, options: LetterOptions): Letter;
}

export interface EditableTemplate<K extends string = string> extends Template<K> {
  original: InLanguages<Wording>;
}

export const template = <const K extends string>(
  variables: readonly K[],
  letters: InLanguages<LetterOf<K>>,
  optional: readonly K[] = [],
): Template => ({
  variables,
  optional,
  letter: (values, { language }) => letters[language](values as Readonly<Record<K, string>>),
});

/** Subject and text can be changed; the frame around them is fixed. */
export const editable = <const K extends string>(
  variables: readonly K[],
  original: InLanguages<Wording>,
  frames: InLanguages<FrameOf<K>>,
): EditableTemplate => ({
  variables,
  optional: [],
  original,
  letter(values, { language, wording: { subject, text } = original[language] }) {
    return {
      ...frames[language](values as Readonly<Record<K, string>>),
      subject: fill(subject, values),
      paragraphs: paragraphsOf(text).map((paragraph) => fill(paragraph, values)),
    };
  },
});
