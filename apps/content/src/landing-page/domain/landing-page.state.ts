import { SECTIONS, type LandingPageTexts, type Section } from './landing-page.events.js';
import { sampleTexts } from './sample-texts.js';

/** What staff replaced; every other section shows its sample. */
export type LandingPageState = { readonly [S in Section]?: LandingPageTexts[S] };

export const shownTexts = (state: LandingPageState): LandingPageTexts => ({ ...sampleTexts, ...state });

export const samplesIn = (state: LandingPageState): Section[] => SECTIONS.filter((section) => !state[section]);
