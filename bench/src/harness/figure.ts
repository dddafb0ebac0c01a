import { spreadOf, type Spread } from './stats.js';

/** What a figure must reach: at least, or at most, this much. */
export type Bar = { least: number } | { most: number };

export interface Figure {
  name: string;
  unit: string;
  ours: Spread;
  floor?: Spread;
  ratio?: Spread;
  /** Applies to the ratio if there is one, else to our number. Without it, the figure is only reported. */
  bar?: Bar;
  met?: boolean;
  note?: string;
}

interface About {
  name: string;
  unit: string;
  bar?: Bar;
  note?: string;
}

const meets = (value: number, bar: Bar): boolean => ('least' in bar ? value >= bar.least : value <= bar.most);

/** Both sides of the same rounds; `ours[n]` and `floor[n]` were measured one after the other. */
export function ratioFigure(about: About, ours: readonly number[], floor: readonly number[]): Figure {
  const ratio = spreadOf(ours.map((value, round) => value / (floor[round] ?? Number.NaN)));
  const judged = about.bar ? { met: meets(ratio.median, about.bar) } : {};
  return { ...about, ours: spreadOf(ours), floor: spreadOf(floor), ratio, ...judged };
}

export function plainFigure(about: About, values: readonly number[]): Figure {
  const ours = spreadOf(values);
  return { ...about, ours, ...(about.bar && { met: meets(ours.median, about.bar) }) };
}
