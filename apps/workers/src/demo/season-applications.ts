import type { SeasonMarketName } from './season-markets.js';

/** What becomes of an application. Payments are of accepted ones. */
export type Outcome =
  'draft' | 'pending' | 'accepted' | 'paid' | 'declined card' | 'rejected' | 'withdrawn' | 'withdrawn later';

export interface SeasonApplication {
  market: SeasonMarketName;
  /** A local part of a demo address. */
  vendor: string;
  outcome: Outcome;
  booth?: string;
  /** How the market day went, in the organizer's eyes. */
  day?: ['came' | 'late' | 'no_show', number?];
}

type Row = [vendor: string, outcome: Outcome, more?: Omit<SeasonApplication, 'market' | 'vendor' | 'outcome'>];

/** In the order in which the vendors applied. */
const rows: Record<Exclude<SeasonMarketName, 'artWalk' | 'swap'>, readonly Row[]> = {
  opening: [
    ['vendor', 'paid', { booth: 'A2', day: ['came', 5] }],
    ['honey', 'paid', { booth: 'A1', day: ['came', 5] }],
    ['bread', 'paid', { booth: 'A4', day: ['late', 4] }],
    ['leather', 'accepted', { booth: 'A6', day: ['no_show'] }],
  ],
  spring: [
    ['vendor', 'paid', { booth: 'B4', day: ['came', 5] }],
    ['honey', 'paid', { booth: 'B1', day: ['came', 4] }],
    ['plants', 'paid', { booth: 'B2', day: ['came', 5] }],
    ['soap', 'accepted', { booth: 'B6', day: ['late', 3] }],
    ['knits', 'rejected'],
  ],
  mill: [
    ['vendor', 'accepted', { booth: 'Yard 3' }],
    ['wood', 'accepted', { booth: 'Yard 5' }],
  ],
  lawn: [
    ['vendor', 'paid', { booth: '7' }],
    ['bread', 'paid', { booth: '2' }],
    ['plants', 'accepted', { booth: '4' }],
  ],
  moonlight: [
    ['honey', 'accepted', { booth: 'A1' }],
    ['salsa', 'declined card', { booth: 'A2' }],
    ['vendor', 'paid', { booth: 'A3' }],
  ],
  tasting: [
    ['honey', 'paid', { booth: 'North' }],
    ['salsa', 'accepted', { booth: 'East' }],
    ['tea', 'accepted', { booth: 'South' }],
    ['vendor', 'accepted', { booth: 'West' }],
  ],
  harvest: [
    ['vendor', 'paid', { booth: 'B12' }],
    ['honey', 'paid', { booth: 'C1' }],
    ['bread', 'paid', { booth: 'C2' }],
    ['soap', 'accepted', { booth: 'C3' }],
    ['leather', 'accepted', { booth: 'C4' }],
    ['jewelry', 'withdrawn later', { booth: 'C5' }],
    ['salsa', 'rejected'],
    ['wood', 'withdrawn'],
    ['prints', 'pending'],
    ['knits', 'pending'],
    ['plants', 'pending'],
  ],
  winter: [
    ['vendor', 'pending'],
    ['jewelry', 'pending'],
    ['tea', 'pending'],
  ],
  weekend: [['vendor', 'accepted', { booth: 'Square, stand 7' }]],
  hearth: [['vendor', 'rejected']],
  row: [['vendor', 'draft']],
  brazos: [['wood', 'pending']],
  blanco: [['jewelry', 'pending']],
  fireside: [['knits', 'pending']],
};

export const seasonApplications: readonly SeasonApplication[] = Object.entries(rows).flatMap(([market, of]) =>
  of.map(([vendor, outcome, more]) => ({ market: market as SeasonMarketName, vendor, outcome, ...more })),
);

/** How many had applied to the same market before. */
export const placeInLine = ({ market, vendor }: SeasonApplication): number =>
  seasonApplications.filter((one) => one.market === market).findIndex((one) => one.vendor === vendor);
