import type { ImageKind } from '@stallbook/contracts';
import { fileIdOf, largestOf, marketEventKinds, nameOfImage, type ImageFormat } from './image-kinds.js';

const PUBLIC =
  /^((event-banner|event-image|blog-image)s\/(?:banners\/)?([0-9a-f-]{36})(?:_\d{1,16})?)(?:-(\d{2,4})\.(webp|avif)|\.webp)$/;

export interface PublicImage {
  fileId: string;
  fileType: string;
  /** For a download. */
  filename: string;
  /** Undefined for an image of a post. */
  marketEventId: string | undefined;
  isSized: boolean;
}

/** The image at a path below `/media`. */
export function publicImageAt(path: string): PublicImage | null {
  const [, imageId, kind, ownerId, width, format = 'webp'] = PUBLIC.exec(path) ?? [];
  if (!imageId) return null;
  return {
    fileId: width ? fileIdOf(imageId, Number(width), format as ImageFormat) : largestOf(imageId, kind as ImageKind),
    fileType: `image/${format}`,
    filename: nameOfImage(kind as ImageKind, format as ImageFormat),
    marketEventId: marketEventKinds.includes(kind as ImageKind) ? ownerId : undefined,
    isSized: width !== undefined,
  };
}
