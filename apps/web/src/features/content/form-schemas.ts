import { z } from 'zod';
import { mistakes } from './texts/forms.js';

const email = z.string().trim().min(1, mistakes.emailMissing).email(mistakes.emailInvalid);
const name = z.string().trim().min(1, mistakes.nameMissing);
const message = z.string().trim().min(1, mistakes.messageMissing);
const website = z.string();

const contactRoles = ['event-organizer', 'vendor-artisan', 'both'] as const;
export const contactSchema = z.object({
  name,
  email,
  role: z.enum(contactRoles, mistakes.roleMissing),
  message,
  website,
});
export type ContactValues = z.infer<typeof contactSchema>;

export const waitlistSchema = z.object({ name, email, website });
export type WaitlistValues = z.infer<typeof waitlistSchema>;

const categories = ['bug', 'improvement', 'confusing', 'general'] as const;
export const ratings = ['1', '2', '3', '4', '5'] as const;
export const feedbackSchema = z.object({
  name: z.string().trim(),
  email: z.union([z.literal(''), z.string().trim().email(mistakes.emailInvalid)]),
  category: z.enum(categories),
  rating: z.enum(ratings).nullable(),
  message,
  website,
});
export type FeedbackValues = z.infer<typeof feedbackSchema>;
