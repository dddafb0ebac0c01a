import type { ReactNode } from 'react';
import { Claiming } from './claiming.js';
import { Contact } from './contact.js';
import { Features } from './features.js';
import { Founders } from './founders.js';
import { FoundingBanner } from './founding-banner.js';
import { HowItWorks } from './how-it-works.js';
import { FinalCta } from './final-cta.js';
import { Testimonials } from './testimonials.js';

/** Loaded on scroll. Other features' parts come from the page. */
export function BelowTheFold({ plans, contactForm }: { plans: ReactNode; contactForm: ReactNode }) {
  return (
    <>
      <Features />
      <FoundingBanner />
      <HowItWorks />
      <Testimonials />
      <Claiming />
      {plans}
      <Founders />
      <Contact form={contactForm} />
      <FinalCta />
    </>
  );
}
