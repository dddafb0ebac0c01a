import { z } from 'zod';

const email = z.string().trim().min(1, 'Please enter your email address').email('Please enter a valid email address');
const name = z.string().trim().min(1, 'Please enter your name');
const message = z.string().trim().min(1, 'Please enter a message');
const website = z.string();

export const contactRoles = ['event-organizer', 'vendor-artisan', 'both'] as const;
export const contactSchema = z.object({
  name,
  email,
  role: z.enum(contactRoles, 'Please choose your role'),
  message,
  website,
});
export type ContactValues = z.infer<typeof contactSchema>;

export const waitlistSchema = z.object({ name, email, website });
export type WaitlistValues = z.infer<typeof waitlistSchema>;

export const categories = ['bug', 'improvement', 'confusing', 'general'] as const;
export const ratings = ['1', '2', '3', '4', '5'] as const;
export const feedbackSchema = z.object({
  name: z.string().trim(),
  email: z.union([z.literal(''), z.string().trim().email('Please enter a valid email address')]),
  category: z.enum(categories),
  rating: z.enum(ratings).nullable(),
  message,
  website,
});
export type FeedbackValues = z.infer<typeof feedbackSchema>;
