import { decideBy, deepEqual, defineAggregate, DomainError, idFrom } from '@stallbook/kernel';
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
  /** The revision that the change is based on. */
  revision: number;
}

export interface RestoreSample {
  type: 'restore-sample';
  section: Section;
  /** The revision that the change is based on. */
  revision: number;
}

export type LandingPageCommand = ReplaceTexts | RestoreSample;

const restored = (section: Section): LandingPageEvent => ({ type: 'landing-page.sample-restored', data: { section } });

const replaced = (section: Section, texts: Partial<LandingPageTexts>) =>
  ({ type: `landing-page.${section}-replaced`, data: texts[section] }) as LandingPageEvent;

function refuseOutdated(sections: readonly Section[], revision: number, { changedIn }: LandingPageState): void {
  if (sections.some((section) => (changedIn[section] ?? 0) > revision))
    throw new DomainError('LANDING_PAGE.CHANGED_MEANWHILE', 'This text was saved after you opened it.');
}

/** A sample that someone saves unchanged stays a sample. */
function replace({ texts, revision }: ReplaceTexts, state: LandingPageState): LandingPageEvent[] {
  const shown = shownTexts(state.texts);
  const changed = SECTIONS.filter((section) => texts[section] && !deepEqual(texts[section], shown[section]));
  refuseOutdated(changed, revision, state);
  return changed.map((section) =>
    deepEqual(texts[section], sampleTexts[section]) ? restored(section) : replaced(section, texts),
  );
}

function restoreSample({ section, revision }: RestoreSample, state: LandingPageState): LandingPageEvent[] {
  if (!state.texts[section]) return [];
  refuseOutdated([section], revision, state);
  return [restored(section)];
}

/** Without a text, the section shows its sample again. */
function change<S extends Section>(state: LandingPageState, section: S, text?: LandingPageTexts[S]): LandingPageState {
  const revision = state.revision + 1;
  const { [section]: _, ...others } = state.texts;
  return {
    texts: text ? { ...others, [section]: text } : others,
    revision,
    changedIn: { ...state.changedIn, [section]: revision },
  };
}

/** The landing page in one stream: what its visitors read, and what was there before. */
export const landingPage = defineAggregate<LandingPageState, typeof landingPageEvents, LandingPageCommand>({
  name: 'landing-page',
  events: landingPageEvents,
  initialState: () => ({ texts: {}, revision: 0, changedIn: {} }),
  decide: decideBy<LandingPageCommand, LandingPageState, LandingPageEvent>({
    replace,
    'restore-sample': restoreSample,
  }),
  evolve(state, event) {
    switch (event.type) {
      case 'landing-page.offer-replaced':
        return change(state, 'offer', event.data);
      case 'landing-page.testimonials-replaced':
        return change(state, 'testimonials', event.data);
      case 'landing-page.story-replaced':
        return change(state, 'story', event.data);
      case 'landing-page.contact-replaced':
        return change(state, 'contact', event.data);
      case 'landing-page.sample-restored':
        return change(state, event.data.section);
    }
  },
});
