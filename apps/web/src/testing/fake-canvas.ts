const RED = [255, 0, 0, 255];

/** The bitmaps and canvases that jsdom lacks. Every photo is large, and is drawn as 400 kB. */
export class FakeCanvas {
  pixel = RED;
  hasContext = true;
  /** The step that throws. */
  broken: 'drawImage' | 'convertToBlob' | undefined;

  constructor() {
    const step = <T>(name: FakeCanvas['broken'], result: T): T => {
      if (this.broken === name) throw new Error(`${name} failed`);
      return result;
    };
    const context = {
      fillRect: () => undefined,
      getImageData: () => ({ data: this.pixel }),
      drawImage: () => step('drawImage', undefined),
    };
    const getContext = () => (this.hasContext ? context : null);
    const convertToBlob = async () => step('convertToBlob', new Blob([new Uint8Array(400_000)]));
    Object.assign(globalThis, {
      createImageBitmap: async () => ({ width: 4_000, height: 3_000, close: () => undefined }),
      OffscreenCanvas: class {
        getContext = getContext;
        convertToBlob = convertToBlob;
      },
    });
  }

  restore(): void {
    for (const name of ['createImageBitmap', 'OffscreenCanvas']) Reflect.deleteProperty(globalThis, name);
  }
}
