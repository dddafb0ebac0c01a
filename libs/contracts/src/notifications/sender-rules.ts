/** AA of WCAG 2.2 for text. */
const READABLE = 4.5;
const HEX = /^#[0-9a-f]{6}$/i;

/** Relative luminance as WCAG defines it. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** White text on the color, and the color on white, can be read. */
export const isAccentColor = (color: string): boolean =>
  HEX.test(color) && 1.05 / (luminanceOf(color) + 0.05) >= READABLE;

const SENDER_NAME = { min: 2, max: 60 } as const;

/** No control or invisible characters, which could add a header line or reorder the text, and nothing that looks like an address or like us. */
export const isSenderName = (name: string): boolean =>
  name.length >= SENDER_NAME.min &&
  name.length <= SENDER_NAME.max &&
  !/[\p{C}\p{Zl}\p{Zp}<>@"\\]|:\/\//u.test(name) &&
  /[\p{L}\p{N}]/u.test(name) &&
  !/stallbook/i.test(name.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, ''));
