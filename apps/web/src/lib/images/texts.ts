export const bannerRefusals = {
  wrongType: 'Please select a valid image file (JPG, PNG, or WebP)',
  tooLarge: 'File size must be less than 5MB',
} as const;

export const photoRefusals = {
  wrongType: 'Invalid file type. Please upload JPG, PNG, WebP, or GIF images.',
  tooLarge: 'File too large. Maximum size is 5MB.',
} as const;

export const messageImageRefusals = {
  wrongType: 'Invalid file type. Please upload JPG, PNG, or WebP images, or PDFs.',
  tooLarge: 'File too large. Maximum size is 10MB.',
} as const;

export const ofFile = (name: string, problem: string): string => `${name}: ${problem}`;
