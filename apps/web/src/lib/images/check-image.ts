import { bannerRefusals, messageImageRefusals, photoRefusals } from './texts.js';

const maxImageBytes = 5_242_880;

export interface ImageWords {
  types: readonly string[];
  maxBytes?: number;
  wrongType: string;
  tooLarge: string;
}

const still = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const bannerWords: ImageWords = { types: still, ...bannerRefusals };
export const photoWords: ImageWords = { types: [...still, 'image/gif'], ...photoRefusals };
export const messageImageWords: ImageWords = { types: still, maxBytes: 10_485_760, ...messageImageRefusals };

/** What is wrong with a file, or null. Saves useless uploads; the service checks the content itself. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>, words: ImageWords): string | null {
  if (!words.types.includes(type)) return words.wrongType;
  return size > (words.maxBytes ?? maxImageBytes) ? words.tooLarge : null;
}
