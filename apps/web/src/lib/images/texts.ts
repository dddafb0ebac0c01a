export const eventPictureRefusals = {
  wrongType: 'Please select a valid image file (JPG, PNG, or WebP)',
  tooLarge: (megabytes: number) => `File size must be less than ${megabytes}MB`,
} as const;

export const photoRefusals = {
  wrongType: 'Invalid file type. Please upload JPG, PNG, WebP, or GIF images.',
  tooLarge: (megabytes: number) => `File too large. Maximum size is ${megabytes}MB.`,
} as const;

export const messageImageRefusals = {
  wrongType: 'Invalid file type. Please upload JPG, PNG, or WebP images, or PDFs.',
  tooLarge: (megabytes: number) => `File too large. Maximum size is ${megabytes}MB.`,
} as const;

/** After the page that sent it was left. */
export const notUploaded = (name: string, why: string): string =>
  [`${name} was not uploaded.`, why, 'Go back to choose a file again.'].filter(Boolean).join(' ');

export const ofFile = (name: string, problem: string): string => `${name}: ${problem}`;
