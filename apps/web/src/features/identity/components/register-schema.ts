import { z } from 'zod';
import { phoneText } from '../../../components/ui/schemas.js';

export const planNames = ['basic', 'vendor_pro', 'organizer_pro'] as const;
export type PlanName = (typeof planNames)[number];

const needed = (message: string) => z.string().trim().min(1, message);

export const emailText = needed('Please enter your email address').email('Please enter a valid email address');

export const accountSchema = z
  .object({
    email: emailText,
    password: z.string().min(6, 'Password must be at least 6 characters'),
    confirmPassword: z.string(),
  })
  .refine((values) => values.password === values.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });

export const profileSchema = z.object({
  role: z.enum(['vendor', 'organizer'], { message: 'Please select your role' }),
  businessName: needed('Please enter your business name'),
  contactName: needed('Please enter a contact name'),
  phone: phoneText,
  address: z.string().trim(),
  city: needed('Please enter your city'),
  state: needed('Please enter your state'),
  zipCode: z.string().trim(),
});

export type AccountValues = z.infer<typeof accountSchema>;
export type ProfileValues = z.infer<typeof profileSchema>;
