import { bannerRefusals, messageImageRefusals, photoRefusals } from './texts.js';

const maxImageBytes = 5_242_880;

export interface ImageRules {
  types: readonly string[];
  maxBytes?: number;
  wrongType: string;
  tooLarge: string;
}

const still = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const bannerRules: ImageRules = { types: still, ...bannerRefusals };
export const photoRules: ImageRules = { types: [...still, 'image/gif'], ...photoRefusals };
export const messageImageRules: ImageRules = { types: still, maxBytes: 10_485_760, ...messageImageRefusals };

/** What is wrong with a file, or null. Saves useless uploads; the service checks the content itself. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>, rules: ImageRules): string | null {
  if (!rules.types.includes(type)) return rules.wrongType;
  return size > (rules.maxBytes ?? maxImageBytes) ? rules.tooLarge : null;
}
