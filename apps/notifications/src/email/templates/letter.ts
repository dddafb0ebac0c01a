interface Link {
  label: string;
  url: string;
}

/** What a mail says, apart from how it looks. All texts are plain; the layout escapes them. */
export interface Letter {
  subject: string;
  /** The line that inboxes show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** Facts in a table: label and value. */
  facts?: readonly (readonly [label: string, value: string])[];
  button?: Link;
  /** What else somebody may want, below the button. */
  otherwise?: Link;
  /** Below the button, small. */
  note?: string;
}

export type Variables = Readonly<Record<string, string>>;

export interface Template<K extends string = string> {
  /** Names of the variables, as administrators write them. */
  variables: readonly K[];
  letter(variables: Readonly<Record<K, string>>): Letter;
}

export const template = <const K extends string>(
  variables: readonly K[],
  letter: (variables: Readonly<Record<K, string>>) => Letter,
): Template => ({ variables, letter: letter as Template['letter'] });
