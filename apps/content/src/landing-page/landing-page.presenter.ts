import { LandingSection, type LandingTexts } from '@stallbook/contracts';
import { samplesIn, shownTexts, type ReplacedTexts } from './domain/landing-page.state.js';

export function showLandingTexts(texts: ReplacedTexts, revision: number): LandingTexts {
  const { offer, testimonials, story, contact } = shownTexts(texts);
  const samples = samplesIn(texts).map((section) => LandingSection[section]);
  return { offer, testimonials: testimonials.quotes, story, contactEmail: contact.email, samples, revision };
}
