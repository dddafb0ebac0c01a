export const maxImageBytes = 5_242_880;

interface ImageWords {
  types: readonly string[];
  wrongType: string;
  tooLarge: string;
}

const still = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const bannerWords: ImageWords = {
  types: still,
  wrongType: 'Please select a valid image file (JPG, PNG, or WebP)',
  tooLarge: 'File size must be less than 5MB',
};

export const photoWords: ImageWords = {
  types: [...still, 'image/gif'],
  wrongType: 'Invalid file type. Please upload JPG, PNG, WebP, or GIF images.',
  tooLarge: 'File too large. Maximum size is 5MB.',
};

/** What is wrong with a file, or null. Saves useless uploads; the service checks the content itself. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>, words: ImageWords): string | null {
  if (!words.types.includes(type)) return words.wrongType;
  return size > maxImageBytes ? words.tooLarge : null;
}
