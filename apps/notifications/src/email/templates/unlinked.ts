/**
 * The text with a space wherever a mail program would begin to see a link or an address. Numbers and ends of sentences
 * stay as they are.
 */
export const unlinked = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\p{N}\p{M}])[.\u3002\uff0e\uff61](?=[\p{L}\p{M}])/gu, '. ')
    .replace(/:(?=\/\/)/g, ': ')
    .replace(/(?<=\S)@(?=\S)/g, ' at ');
