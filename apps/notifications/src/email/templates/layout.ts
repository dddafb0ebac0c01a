import type { Letter } from './letter.js';

const AWNING = '#1E6B47';
const CANVAS = '#FBF8F2';
const SURFACE = '#FFFFFF';
const SUNKEN = '#F3EDE1';
const LINE = '#DDD3C2';
const INK = '#20261F';
const MUTED = '#5B6257';
const FONT = "'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif";

/** Email clients that offer a dark theme honor this; the others use the inline styles. */
const DARK = `@media (prefers-color-scheme: dark) {
.canvas { background: #14190f !important }
.surface { background: #1e241c !important; border-color: #3a4236 !important }
.sunken { background: #283024 !important }
.ink { color: #f2efe6 !important }
.muted { color: #b9bfb2 !important }
.line { border-color: #3a4236 !important }
.link { color: #8fd0ae !important }
}`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const greeting = (toName: string): string => (toName ? `Hello ${toName},` : 'Hello,');

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:${INK}">${escapeHtml(text)}</p>`;

const STRIPES = 12;
const awning = (): string => {
  const cells = Array.from({ length: STRIPES }, (_, index) => {
    const colour = index % 2 === 0 ? AWNING : SUNKEN;
    return `<td width="${100 / STRIPES}%" height="14" style="background:${colour};border-radius:0 0 10px 10px;font-size:0;line-height:0">&nbsp;</td>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${cells.join('')}</tr></table>`;
};

const factRow = ([label, value]: readonly [string, string]): string =>
  `<tr><td class="muted line" style="padding:8px 12px;font-size:15px;color:${MUTED};border-bottom:1px solid ${LINE}">${escapeHtml(label)}</td>` +
  `<td class="ink line" style="padding:8px 12px;font-size:15px;color:${INK};border-bottom:1px solid ${LINE}">${escapeHtml(value)}</td></tr>`;

const factTable = (facts: Letter['facts']): string =>
  facts
    ? `<table class="sunken" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;background:${SUNKEN};border-radius:10px">${facts.map(factRow).join('')}</table>`
    : '';

const button = (link: Letter['button']): string =>
  link
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr><td style="background:${AWNING};border-radius:8px">` +
      `<a href="${escapeHtml(link.url)}" style="display:inline-block;padding:13px 24px;font-size:16px;font-weight:600;color:#FFFFFF;text-decoration:none">${escapeHtml(link.label)}</a>` +
      `</td></tr></table>`
    : '';

const textLink = (link: Letter['otherwise']): string =>
  link
    ? `<p style="margin:0 0 24px;font-size:16px;line-height:24px"><a class="link" href="${escapeHtml(link.url)}" style="color:${AWNING}">${escapeHtml(link.label)}</a></p>`
    : '';

const small = (text: string): string =>
  `<p class="muted" style="margin:0 0 8px;font-size:13px;line-height:20px;color:${MUTED}">${escapeHtml(text)}</p>`;

const FOOTER = 'Stallbook, where markets and vendors meet.';
const STOP = 'Stop reminders and invitations by email';

const stopLink = (url: string | null): string =>
  url
    ? `<p class="muted" style="margin:0 0 8px;font-size:13px;line-height:20px;color:${MUTED}"><a class="link" href="${escapeHtml(url)}" style="color:${AWNING}">${STOP}</a></p>`
    : '';

/** Email clients support only tables and inline styles reliably. */
export function toHtml(letter: Letter, toName: string, unsubscribeUrl: string | null): string {
  const body = [
    `<h1 class="ink" style="margin:0 0 16px;font-size:26px;line-height:32px;color:${INK}">${escapeHtml(letter.heading)}</h1>`,
    paragraph(greeting(toName)),
    ...letter.paragraphs.map(paragraph),
    factTable(letter.facts),
    button(letter.button),
    textLink(letter.otherwise),
    letter.note ? small(letter.note) : '',
  ].join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>${DARK}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:${CANVAS};font-family:${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(letter.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="canvas" style="background:${CANVAS}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="surface" style="max-width:600px;background:${SURFACE};border:1px solid ${LINE}">
<tr><td>${awning()}</td></tr>
<tr><td style="padding:32px 28px 24px">
${body}
</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:16px 28px">${small(FOOTER)}${stopLink(unsubscribeUrl)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

export function toText(letter: Letter, toName: string, unsubscribeUrl: string | null): string {
  const facts = letter.facts?.map(([label, value]) => `${label}: ${value}`).join('\n');
  const links = [letter.button, letter.otherwise].map((link) => link && `${link.label}:\n${link.url}`);
  const stop = unsubscribeUrl && `${STOP}:\n${unsubscribeUrl}`;
  const parts = [letter.heading, greeting(toName), ...letter.paragraphs, facts, ...links, letter.note, FOOTER, stop];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
