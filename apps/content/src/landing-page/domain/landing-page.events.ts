import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

export const SECTIONS = ['offer', 'testimonials', 'story', 'contact'] as const;

const offer = z.object({ lead: z.string(), text: z.string(), action: z.string() });
const testimonials = z.object({
  quotes: z.array(z.object({ words: z.string(), name: z.string(), trade: z.string() })),
});
const story = z.object({ title: z.string(), text: z.string(), signature: z.string() });
const contact = z.object({ email: z.string() });

/** What staff write is public, like a post: none of it is about a person with an account. */
export const landingPageEvents = {
  'landing-page.offer-replaced': eventType({ version: 1, schema: offer }),
  'landing-page.testimonials-replaced': eventType({ version: 1, schema: testimonials }),
  'landing-page.story-replaced': eventType({ version: 1, schema: story }),
  'landing-page.contact-replaced': eventType({ version: 1, schema: contact }),
  'landing-page.sample-restored': eventType({ version: 1, schema: z.object({ section: z.enum(SECTIONS) }) }),
};

export type LandingPageEvent = EventOf<typeof landingPageEvents>;
export type Section = (typeof SECTIONS)[number];

export interface LandingPageTexts {
  offer: z.infer<typeof offer>;
  testimonials: z.infer<typeof testimonials>;
  story: z.infer<typeof story>;
  contact: z.infer<typeof contact>;
}
