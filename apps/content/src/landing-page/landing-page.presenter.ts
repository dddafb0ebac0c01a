import { LandingSection, type LandingTexts } from '@stallbook/contracts';
import { samplesIn, shownTexts, type LandingPageState } from './domain/landing-page.state.js';

export function showLandingTexts(state: LandingPageState): LandingTexts {
  const { offer, testimonials, story, contact } = shownTexts(state);
  const samples = samplesIn(state).map((section) => LandingSection[section]);
  return { offer, testimonials: testimonials.quotes, story, contactEmail: contact.email, samples };
}
