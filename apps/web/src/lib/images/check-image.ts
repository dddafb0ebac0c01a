import { bannerRefusals, photoRefusals } from './texts.js';

export const maxImageBytes = 5_242_880;

interface ImageWords {
  types: readonly string[];
  wrongType: string;
  tooLarge: string;
}

const still = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const bannerWords: ImageWords = { types: still, ...bannerRefusals };
export const photoWords: ImageWords = { types: [...still, 'image/gif'], ...photoRefusals };

/** What is wrong with a file, or null. Saves useless uploads; the service checks the content itself. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>, words: ImageWords): string | null {
  if (!words.types.includes(type)) return words.wrongType;
  return size > maxImageBytes ? words.tooLarge : null;
}
