import { FakeCanvas } from '../../testing/fake-canvas.js';
import { smallerPhoto } from './smaller-photo.js';

describe('a photo of a phone', () => {
  let canvas: FakeCanvas;
  beforeEach(() => {
    canvas = new FakeCanvas();
  });
  afterEach(() => canvas.restore());
  const photo = (type = 'image/jpeg') => new File([new Uint8Array(2_000_000)], 'IMG_2', { type });

  it('is drawn in the size that is kept, under its name', async () => {
    expect(await smallerPhoto(photo())).toMatchObject({ name: 'IMG_2', type: 'image/jpeg', size: 400_000 });
  });

  it.each([
    ['without a canvas', () => Reflect.deleteProperty(globalThis, 'OffscreenCanvas')],
    ['whose canvas has no context', () => (canvas.hasContext = false)],
    ['whose canvas does not draw', () => (canvas.broken = 'drawImage')],
    ['whose canvas gives no file', () => (canvas.broken = 'convertToBlob')],
    ['whose canvas gives noise', () => (canvas.pixel = [12, 200, 90, 255])],
  ])('goes as it is in a browser %s', async (_which, prepare) => {
    prepare();
    const file = photo();
    expect(await smallerPhoto(file)).toBe(file);
  });

  it('goes as it is if it may be transparent', async () => {
    const file = photo('image/png');
    expect(await smallerPhoto(file)).toBe(file);
  });
});
