import { MAX_IMAGE_MEGABYTES, MAX_MESSAGE_FILE_MEGABYTES, MEGABYTE } from '@stallbook/kernel/limits';
import { eventPictureRefusals, messageImageRefusals, photoRefusals } from './texts.js';

interface ImageRules {
  types: readonly string[];
  maxMegabytes: number;
  wrongType: string;
  tooLarge: (megabytes: number) => string;
}

const still = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const eventPictureRules: ImageRules = {
  types: still,
  maxMegabytes: MAX_IMAGE_MEGABYTES,
  ...eventPictureRefusals,
};
export const photoRules: ImageRules = {
  types: [...still, 'image/gif'],
  maxMegabytes: MAX_IMAGE_MEGABYTES,
  ...photoRefusals,
};
export const messageImageRules: ImageRules = {
  types: still,
  maxMegabytes: MAX_MESSAGE_FILE_MEGABYTES,
  ...messageImageRefusals,
};

/** What is wrong with a file, or null. Saves useless uploads; the service checks the content itself. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>, rules: ImageRules): string | null {
  if (!rules.types.includes(type)) return rules.wrongType;
  return size > rules.maxMegabytes * MEGABYTE ? rules.tooLarge(rules.maxMegabytes) : null;
}
