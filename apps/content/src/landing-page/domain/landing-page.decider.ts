import { decideBy, deepEqual, defineAggregate, idFrom } from '@stallbook/kernel';
import {
  landingPageEvents,
  SECTIONS,
  type LandingPageEvent,
  type LandingPageTexts,
  type Section,
} from './landing-page.events.js';
import { shownTexts, type LandingPageState } from './landing-page.state.js';
import { sampleTexts } from './sample-texts.js';

/** There is one landing page. */
export const LANDING_PAGE_ID = idFrom('landing-page', 'home');

export interface ReplaceTexts {
  type: 'replace';
  /** Only the sections that are given change. */
  texts: Partial<LandingPageTexts>;
}

export interface RestoreSample {
  type: 'restore-sample';
  section: Section;
}

export type LandingPageCommand = ReplaceTexts | RestoreSample;

const restored = (section: Section): LandingPageEvent => ({ type: 'landing-page.sample-restored', data: { section } });

const replaced = (section: Section, texts: Partial<LandingPageTexts>) =>
  ({ type: `landing-page.${section}-replaced`, data: texts[section] }) as LandingPageEvent;

/** A sample that someone saves unchanged stays a sample. */
function replace({ texts }: ReplaceTexts, state: LandingPageState): LandingPageEvent[] {
  const shown = shownTexts(state);
  return SECTIONS.filter((section) => texts[section] && !deepEqual(texts[section], shown[section])).map((section) =>
    deepEqual(texts[section], sampleTexts[section]) ? restored(section) : replaced(section, texts),
  );
}

/** The landing page in one stream: what its visitors read, and what was there before. */
export const landingPage = defineAggregate<LandingPageState, typeof landingPageEvents, LandingPageCommand>({
  name: 'landing-page',
  events: landingPageEvents,
  initialState: () => ({}),
  decide: decideBy<LandingPageCommand, LandingPageState, LandingPageEvent>({
    replace,
    'restore-sample': ({ section }, state) => (state[section] ? [restored(section)] : []),
  }),
  evolve(state, event) {
    switch (event.type) {
      case 'landing-page.offer-replaced':
        return { ...state, offer: event.data };
      case 'landing-page.testimonials-replaced':
        return { ...state, testimonials: event.data };
      case 'landing-page.story-replaced':
        return { ...state, story: event.data };
      case 'landing-page.contact-replaced':
        return { ...state, contact: event.data };
      case 'landing-page.sample-restored': {
        const { [event.data.section]: _, ...others } = state;
        return others;
      }
    }
  },
});
