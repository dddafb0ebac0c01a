import type { ImageCropInput, ImageKind } from '@stallbook/contracts';
import { DomainError } from '@stallbook/kernel';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { imageRules, wrongType, type ImageFormat } from './image-kinds.js';

/** A pixel of an interlaced image takes up to ten bytes, because such an image is decoded as a whole. */
const MAX_PIXELS = 50_000_000;
const MIN_SIDE = 16;
/** The most that WebP and AVIF can have. */
const MAX_SIDE = 16_383;

// The libraries' own cache and threads would grow the memory of the service.
sharp.cache(false);
sharp.concurrency(1);

export interface EncodedImage {
  width: number;
  height: number;
  variants: AsyncIterable<{ width: number; format: ImageFormat; bytes: Buffer }>;
}

/**
 * Decodes an image once and encodes it in every size, one after another. Metadata such as the location is lost on the
 * way, and so is whatever else a file carries after its image. An animation keeps only its first frame.
 * @throws DomainError UNSUPPORTED_TYPE for what cannot be decoded, TOO_LARGE for too many pixels
 */
export async function encodeImage(original: Buffer, kind: ImageKind, crop?: ImageCropInput): Promise<EncodedImage> {
  const { widths, formats, ratio } = imageRules[kind];
  const image = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  const { width, height } = await sizeOf(image, kind);
  const cut = image.autoOrient();
  if (ratio) cut.extract(cropOf({ width, height }, ratio, crop));
  const largest = widths.at(-1) ?? width;
  const { data, info } = await cut
    .resize({ width: largest, withoutEnlargement: !ratio, ...(!ratio && { height: MAX_SIDE, fit: 'inside' }) })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw wrongType(kind);
    });
  const { width: shownWidth, height: shownHeight, channels } = info;
  const raw = { width: shownWidth, height: shownHeight, channels };
  async function* variants() {
    for (const format of formats) {
      for (const wanted of widths) {
        const resized = sharp(data, { raw }).resize({ width: wanted, withoutEnlargement: true });
        yield { width: wanted, format, bytes: await as(resized, format).toBuffer() };
      }
    }
  }
  return { width: shownWidth, height: shownHeight, variants: variants() };
}

/** More effort takes twice the time, and more memory, for files that are 4% smaller. */
const as = (image: Sharp, format: ImageFormat): Sharp =>
  format === 'avif' ? image.avif({ quality: 50, effort: 1 }) : image.webp({ quality: 80, effort: 2 });

async function sizeOf(image: Sharp, kind: ImageKind): Promise<{ width: number; height: number }> {
  const metadata = await image.metadata().catch((error: unknown): Metadata => {
    throw error instanceof Error && /pixel limit/i.test(error.message) ? tooManyPixels() : wrongType(kind);
  });
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) throw tooManyPixels();
  if (Math.min(width, height) < MIN_SIDE) {
    throw new DomainError('BAD_INPUT', `The image is too small. Choose one of at least ${MIN_SIDE} pixels a side.`);
  }
  return { width, height };
}

const tooManyPixels = () =>
  new DomainError('TOO_LARGE', 'The image has too many pixels. Choose one of up to 50 megapixels.');

const middle: ImageCropInput = { x: 0.5, y: 0.5, zoom: 1 };

export function cropOf(
  { width, height }: { width: number; height: number },
  ratio: number,
  { x, y, zoom }: ImageCropInput = middle,
): { left: number; top: number; width: number; height: number } {
  const cropped = Math.max(1, Math.floor(Math.min(width, height * ratio) / zoom));
  const cut = { width: cropped, height: Math.max(1, Math.floor(cropped / ratio)) };
  return { left: Math.round((width - cut.width) * x), top: Math.round((height - cut.height) * y), ...cut };
}
