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

export interface Template<K extends string = string> {
  variables: readonly K[];
  /** For emails that were recorded before the variable existed. */
  defaults: Variables;
  letter(variables: Readonly<Record<K, string>>, wording?: Wording): Letter;
}

export interface EditableTemplate<K extends string = string> extends Template<K> {
  original: Wording;
}

export const template = <const K extends string>(
  variables: readonly K[],
  letter: (variables: Readonly<Record<K, string>>) => Letter,
  defaults: Variables = {},
): Template => ({ variables, defaults, letter: letter as Template['letter'] });

/** Subject and text can be changed; the frame around them is fixed. */
export const editable = <const K extends string>(
  variables: readonly K[],
  original: Wording,
  frame: (variables: Readonly<Record<K, string>>) => Omit<Letter, 'subject' | 'paragraphs'>,
): EditableTemplate => ({
  variables,
  defaults: {},
  original,
  letter: (values, { subject, text } = original) => ({
    ...frame(values as Readonly<Record<K, string>>),
    subject: fill(subject, values),
    paragraphs: paragraphsOf(text).map((paragraph) => fill(paragraph, values)),
  }),
});
