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

export interface Template<K extends string = string> {
  variables: readonly K[];
  letter(variables: Readonly<Record<K, string>>): Letter;
}

export const template = <const K extends string>(
  variables: readonly K[],
  letter: (variables: Readonly<Record<K, string>>) => Letter,
): Template => ({ variables, letter: letter as Template['letter'] });
