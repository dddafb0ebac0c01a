import { shortened } from '@stallbook/kernel';

const LENGTH = 121;

/** The beginning of a message. Only what was written is in these quotation marks. */
export const quoted = (name: string, content: string): string =>
  `${name.replace(/[“”]/g, '"')}: “${shortened(content, LENGTH)}”`;
