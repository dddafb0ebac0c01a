/**
 * Draws what the browser cannot take as SVG: the share images (one for everything, one per type of event, which the
 * gateway letters with the event's words) and the icons of an installed app. Run after a change of the illustrations.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Awning } from '../src/components/art/awning.js';
import { Scene } from '../src/components/art/scene.js';

const web = path.resolve(import.meta.dirname, '..');
const output = path.join(web, 'public');
const tokens = readFileSync(path.join(web, 'src/styles/tokens.css'), 'utf8');
const mark = readFileSync(path.join(output, 'favicon.svg'), 'utf8');
const font = (family: string) => {
  const file = path.resolve(
    web,
    `../../node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );
  return `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`;
};

const style = `${tokens}
@font-face { font-family: 'Bricolage Grotesque'; font-weight: 200 800; src: ${font('bricolage-grotesque')} }
@font-face { font-family: 'Public Sans'; font-weight: 100 900; src: ${font('public-sans')} }
body { margin: 0; height: 100vh; overflow: hidden; font-family: var(--font-text) }
.scene { position: relative; height: 420px }
.scene > :last-child { position: absolute; top: 0; left: 0 }
.words { padding: 40px 56px; height: 130px; background: var(--canvas) }
h1 { margin: 0; font: 800 76px/1 var(--font-head); color: var(--ink); letter-spacing: -0.02em }
p { margin: 16px 0 0; font-size: 34px; color: var(--muted) }
.icon { height: 100%; display: grid; place-items: center; background: #FBF8F2 }`;

async function draw(page: Page, name: string, body: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><html data-theme="light"><style>${style}</style><body>${body}</body></html>`);
  await page.evaluate(() => document.fonts.ready);
  const file = path.join(output, name);
  mkdirSync(path.dirname(file), { recursive: true });
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(file);
  console.log(`${name}: ${(size / 1000).toFixed(1)} kB`);
}

const picture = (type: string, words = '') => {
  const scene = createElement('div', { className: 'scene' }, createElement(Scene, { type }), awning);
  return `${renderToStaticMarkup(scene)}<div class="words">${words}</div>`;
};
const awning = createElement(Awning, { height: 34, stripe: 50 });
/** `size` is the mark's share of the icon, whose edges may be cropped. */
const icon = (size: string) => `<div class="icon">${mark.replace('<svg ', `<svg width="${size}" `)}</div>`;

const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
await draw(page, 'share.png', picture('craft_fair', '<h1>Stallbook</h1><p>Book a booth at the market</p>'), 1200, 630);
for (const type of ['craft_fair', 'farmers_market', 'art_show', 'festival', 'popup_market', 'other'])
  await draw(page, `share/${type}.png`, picture(type), 1200, 630);
await draw(page, 'icons/apple-touch-icon.png', icon('82%'), 180, 180);
await draw(page, 'icons/icon-192.png', icon('100%'), 192, 192);
await draw(page, 'icons/icon-512.png', icon('100%'), 512, 512);
await draw(page, 'icons/maskable-192.png', icon('62%'), 192, 192);
await draw(page, 'icons/maskable-512.png', icon('62%'), 512, 512);
await browser.close();
