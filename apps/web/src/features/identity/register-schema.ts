import { z } from 'zod';
import { phoneText, stateText, zipCodeText } from '../../components/ui/schemas.js';
import { accountFields, profileFields } from './texts/fields.js';

export const planNames = ['basic', 'vendor_pro', 'organizer_pro'] as const;
export type PlanName = (typeof planNames)[number];

const needed = (message: string) => z.string().trim().min(1, message);

export const emailText = needed(accountFields.emailMissing).email(accountFields.emailInvalid);

export const accountSchema = z
  .object({
    email: emailText,
    password: z.string().min(6, accountFields.passwordShort),
    confirmPassword: z.string(),
  })
  .refine((values) => values.password === values.confirmPassword, {
    path: ['confirmPassword'],
    message: accountFields.passwordsDiffer,
  });

export const profileSchema = z.object({
  role: z.enum(['vendor', 'organizer'], { message: profileFields.roleMissing }),
  businessName: needed(profileFields.businessNameMissing),
  contactName: needed(profileFields.contactNameMissing),
  phone: phoneText,
  address: z.string().trim(),
  city: needed(profileFields.cityMissing),
  state: stateText(profileFields.stateMissing),
  zipCode: zipCodeText,
});

export type AccountValues = z.infer<typeof accountSchema>;
export type ProfileValues = z.infer<typeof profileSchema>;
