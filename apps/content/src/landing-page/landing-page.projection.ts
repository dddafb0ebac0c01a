import { defineProjection } from '@stallbook/event-store';
import { landingPage } from './domain/landing-page.decider.js';
import type { ReplacedTexts } from './domain/landing-page.state.js';

export interface LandingPageDocument {
  _id: string;
  texts: ReplacedTexts;
}

export const landingPages = defineProjection<LandingPageDocument>()({
  name: 'landing-pages',
  collection: 'landingPages',
  aggregate: landingPage,
  project: ({ texts }) => ({ texts }),
  indexes: [],
});
