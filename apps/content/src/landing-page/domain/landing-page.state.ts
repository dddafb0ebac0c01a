import { SECTIONS, type LandingPageTexts, type Section } from './landing-page.events.js';
import { sampleTexts } from './sample-texts.js';

/** What staff replaced; every other section shows its sample. */
export type ReplacedTexts = { readonly [S in Section]?: LandingPageTexts[S] };

export interface LandingPageState {
  readonly texts: ReplacedTexts;
  /** The version of the stream. */
  readonly revision: number;
  /** The revision in which a section changed last. */
  readonly changedIn: { readonly [S in Section]?: number };
}

export const shownTexts = (texts: ReplacedTexts): LandingPageTexts => ({ ...sampleTexts, ...texts });

export const samplesIn = (texts: ReplacedTexts): Section[] => SECTIONS.filter((section) => !texts[section]);
