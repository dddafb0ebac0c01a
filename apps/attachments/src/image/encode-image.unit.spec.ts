import sharp from 'sharp';
import { jpeg, photo, pngBomb, twoHalves } from '../testing/images.js';
import { cropOf, encodeImage } from './encode-image.js';

const encoded = async (...given: Parameters<typeof encodeImage>) => {
  const { variants, ...size } = await encodeImage(...given);
  const files = [];
  for await (const variant of variants) files.push(variant);
  return { ...size, files };
};

describe('encoding an image', () => {
  it('makes WebP and AVIF in every width', async () => {
    const { files } = await encoded(await jpeg(1600, 1000), 'event-banner');
    expect(files.map(({ width, format }) => `${width}.${format}`)).toEqual([
      '480.webp',
      '800.webp',
      '1200.webp',
      '480.avif',
      '800.avif',
      '1200.avif',
    ]);
    for (const { width, bytes } of files) {
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width / 2 });
    }
  });

  it('cuts a banner to the part that the organizer chose', async () => {
    const halves = await twoHalves(800, 200);
    const colorAt = async (x: number) => {
      const { files } = await encoded(halves, 'event-banner', { x, y: 0.5, zoom: 1 });
      const { dominant } = await sharp(files[0]?.bytes).stats();
      return dominant.r > dominant.b ? 'red' : 'blue';
    };
    expect([await colorAt(0), await colorAt(1)]).toEqual(['red', 'blue']);
    expect(cropOf({ width: 800, height: 800 }, 2, { x: 1, y: 0, zoom: 2 })).toEqual({
      left: 400,
      top: 0,
      width: 400,
      height: 200,
    });
  });

  it('turns a photo upright and leaves out its metadata and location', async () => {
    const located = await photo(600, 300)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' }, IFD0: { Artist: 'Ann Example' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { width, height, files } = await encoded(located, 'application-photo');
    expect({ width, height }).toEqual({ width: 300, height: 600 });
    for (const { bytes } of files) {
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.includes('Ann Example')).toBe(false);
    }
  });

  it('keeps the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { files } = await encoded(animated, 'application-photo');
    expect((await sharp(files[0]?.bytes).metadata()).pages).toBeUndefined();
    const { dominant } = await sharp(files[0]?.bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it('refuses an image of 30,000 by 30,000 pixels before it is decoded', async () => {
    await expect(encodeImage(pngBomb(30_000, 30_000), 'event-banner')).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: 'The image has too many pixels. Choose one of up to 50 megapixels.',
    });
  });

  it('refuses what only begins like an image', async () => {
    for (const bytes of [Buffer.from('GIF89a/*<script>alert(1)</script>*/'), (await jpeg()).subarray(0, 400)]) {
      await expect(encodeImage(bytes, 'application-photo')).rejects.toMatchObject({
        message: 'Invalid file type. Please upload JPG, PNG, WebP, or GIF images.',
      });
    }
  });

  it('scales down a picture that is higher than its formats allow', async () => {
    const { width, height, files } = await encoded(await photo(400, 20_000).png().toBuffer(), 'message-image');
    expect({ width, height }).toEqual({ width: 328, height: 16_383 });
    expect(files).toHaveLength(2);
  });

  it('drops what a polyglot carries after its image', async () => {
    const polyglot = Buffer.concat([await jpeg(), Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]);
    const { files } = await encoded(polyglot, 'application-photo');
    expect(files.some(({ bytes }) => bytes.includes('<script>'))).toBe(false);
  });
});
