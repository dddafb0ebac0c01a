import { accountLimits } from '@stallbook/contracts/account-limits';
import { z } from 'zod';
import { textUpTo } from '../../components/ui/form/schemas.js';
import { contact, textsPage } from './texts.js';

const line = (most: number) => textUpTo(most).min(1, textsPage.missing);

export const offerSchema = z.object({ lead: line(60), text: line(300), action: line(40) });
export const testimonialsSchema = z.object({
  testimonials: z.array(z.object({ words: line(400), name: line(80), trade: textUpTo(120) })).min(1),
});
export const storySchema = z.object({ title: line(80), text: line(4_000), signature: line(120) });
export const contactSchema = z.object({
  contactEmail: z.email(contact.invalid).max(accountLimits.email, contact.invalid),
});

export const maxTestimonials = 6;
