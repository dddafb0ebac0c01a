import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Bar, Figure } from './figure.js';
import type { Spread } from './stats.js';

const number = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3).replace(/\.?0+$/, '');
const range = ({ median, min, max }: Spread): string => `${number(median)} (${number(min)}–${number(max)})`;
const bar = (value: Bar): string => ('least' in value ? `≥ ${value.least}` : `≤ ${value.most}`);

const HEAD = ['figure', 'unit', 'ours', 'floor', 'ratio', 'bar', 'met'];

const row = (figure: Figure): string[] => [
  figure.name,
  figure.unit,
  range(figure.ours),
  figure.floor ? range(figure.floor) : '',
  figure.ratio ? range(figure.ratio) : '',
  figure.bar ? bar(figure.bar) : '',
  figure.met === undefined ? '' : figure.met ? 'yes' : 'NO',
];

/** Medians, with the least and the most of the rounds in brackets. */
export function table(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(row)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const lines = rows.map((cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  const notes = figures.flatMap(({ name, note }) => (note ? [`${name}: ${note}`] : []));
  return [...lines, '', ...notes].join('\n');
}

export function writeResults(folder: string, at: Date, figures: readonly Figure[]): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${at.toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
  const machine = { node: process.version, cores: cpus().length, memory: totalmem() };
  writeFileSync(file, `${JSON.stringify({ at, machine, figures }, null, 2)}\n`);
  return file;
}
