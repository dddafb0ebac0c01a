/** Adds spaces so that email clients detect no link or address in the text. */
export const unlinked = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\p{N}\p{M}])[.\u3002\uff0e\uff61](?=[\p{L}\p{M}])/gu, '. ')
    .replace(/:(?=\/\/)/g, ': ')
    .replace(/(?<=\S)@(?=\S)/g, ' at ');
