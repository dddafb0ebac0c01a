import { imageWidths, type ImageKind } from '@stallbook/contracts';
import { DomainError, MAX_IMAGE_MEGABYTES, MAX_MESSAGE_FILE_MEGABYTES, MEGABYTE } from '@stallbook/kernel';

export type ImageFormat = 'webp' | 'avif';

export interface KindRules {
  /** Allowed contents. */
  contents: readonly string[];
  /** Ascending. */
  widths: readonly number[];
  formats: readonly ImageFormat[];
  /** Width divided by height; absent to keep that of the original. */
  ratio?: number;
  maxBytes: number;
  roles: readonly ('organizer' | 'vendor' | 'admin')[];
  wrongType: string;
  tooLarge: string;
}

const still = ['image/jpeg', 'image/png', 'image/webp'];
const both: readonly ImageFormat[] = ['webp', 'avif'];
const anyImage = {
  contents: [...still, 'image/gif'],
  maxBytes: MAX_IMAGE_MEGABYTES * MEGABYTE,
  wrongType: 'Invalid file type. Please upload JPG, PNG, WebP, or GIF images.',
  tooLarge: `File too large. Maximum size is ${MAX_IMAGE_MEGABYTES}MB.`,
};

const ofMarketEvent = {
  contents: still,
  formats: both,
  ratio: 2,
  maxBytes: MAX_IMAGE_MEGABYTES * MEGABYTE,
  roles: ['organizer'],
  wrongType: 'Please select a valid image file (JPG, PNG, or WebP)',
  tooLarge: `File size must be less than ${MAX_IMAGE_MEGABYTES}MB`,
} as const;

export const imageRules: Record<ImageKind, KindRules> = {
  'event-banner': { ...ofMarketEvent, widths: imageWidths['event-banner'] },
  'event-image': { ...ofMarketEvent, widths: imageWidths['event-image'] },
  // This and images of messages are seen by two people each, so the slow format does not pay.
  'application-photo': { ...anyImage, widths: [320, 1600], formats: ['webp'], roles: ['vendor'] },
  'blog-image': { ...anyImage, widths: imageWidths['blog-image'], formats: both, roles: ['admin'] },
  'message-image': {
    contents: still,
    maxBytes: MAX_MESSAGE_FILE_MEGABYTES * MEGABYTE,
    widths: [320, 1600],
    formats: ['webp'],
    roles: ['vendor', 'organizer', 'admin'],
    wrongType: 'Invalid file type. Please upload JPG, PNG, or WebP images.',
    tooLarge: `File too large. Maximum size is ${MAX_MESSAGE_FILE_MEGABYTES}MB.`,
  },
};

/** They go with their market event to its next owner. */
export const marketEventKinds: ImageKind[] = ['event-banner', 'event-image'];

export const wrongType = (kind: ImageKind) => new DomainError('UNSUPPORTED_TYPE', imageRules[kind].wrongType);
export const tooLarge = (kind: ImageKind) => new DomainError('TOO_LARGE', imageRules[kind].tooLarge);

export const fileIdOf = (imageId: string, width: number, format: ImageFormat): string =>
  `${imageId}-${width}.${format}`;
/** The file that shows an image best. */
export const largestOf = (imageId: string, kind: ImageKind): string =>
  fileIdOf(imageId, imageRules[kind].widths.at(-1) ?? 0, 'webp');
export const thumbnailOf = (imageId: string, kind: ImageKind): string =>
  fileIdOf(imageId, imageRules[kind].widths[0] ?? 0, 'webp');
/** The file name for a download. */
export const nameOfImage = (kind: ImageKind, format: ImageFormat = 'webp'): string => `${kind}.${format}`;
export const originalOf = (imageId: string): string => `${imageId}-original`;

/** Every file that an image can have in the store, also while it arrives. */
export const filesOf = (imageId: string, kind: ImageKind): string[] => {
  const { widths, formats } = imageRules[kind];
  return [originalOf(imageId), ...widths.flatMap((width) => formats.map((format) => fileIdOf(imageId, width, format)))];
};
