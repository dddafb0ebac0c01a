import { join } from 'node:path';
import type { MarketEvent } from '@stallbook/contracts';
import { escapeHtml, placeName, shortened } from '@stallbook/kernel';
import type { Sharp } from 'sharp';
import { datesOf } from '../dates-of.js';

/** The free band in the pictures that `apps/web/tools/pictures.ts` draws. */
const BAND = { left: 56, top: 420, width: 1_088, height: 210 };
const GAP = 24;
const INK = '#20261f';
const MUTED = '#5b6257';

const fonts = join(import.meta.dirname, 'fonts');
const SIGN = { font: 'Stall Sign', fontfile: join(fonts, 'sign.ttf') };
const LABEL = { font: 'Stall Label', fontfile: join(fonts, 'label.ttf') };

interface Line {
  input: Buffer;
  height: number;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export async function drawEvent(event: MarketEvent, scenes: string): Promise<Buffer> {
  // Loaded lazily: sharp is not available on every machine.
  const { default: sharp } = await import('sharp');
  const line = async (words: string, { font, fontfile }: typeof SIGN, size: number, color: string): Promise<Line> => {
    const text = `<span foreground="${color}">${escapeHtml(words)}</span>`;
    const drawn: Sharp = sharp({
      text: { text, font: `${font} ${size}`, fontfile, width: BAND.width, rgba: true, dpi: 72, spacing: 4 },
    });
    const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
    return { input: data, height: info.height };
  };
  const name = shortened(event.title, 66);
  const facts = capitalized(`${datesOf(event)} · ${placeName(event.city, event.state)}`);
  const lines = [
    await line(name, SIGN, name.length > 32 ? 46 : 66, INK),
    await line(shortened(facts, 60), LABEL, 33, MUTED),
  ];
  const height = lines.reduce((sum, one) => sum + one.height, GAP * (lines.length - 1));
  let top = BAND.top + Math.round((BAND.height - height) / 2);
  const placed = lines.map(({ input, height: tall }) => {
    const at = { input, left: BAND.left, top };
    top += tall + GAP;
    return at;
  });
  return sharp(join(scenes, `${event.eventType}.png`))
    .composite(placed)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
