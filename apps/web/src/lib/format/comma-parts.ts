/** `a, b, a, ` holds two parts. */
export const commaParts = (text: string): string[] =>
  Array.from(new Set(text.split(',').map((part) => part.trim()))).filter(Boolean);
