import { accountLimits } from '@stallbook/contracts/account-limits';
import { z } from 'zod';
import { phoneText, stateText, textUpTo, zipCodeText } from '../../components/ui/form/schemas.js';
import { fields } from '../../components/ui/form/form-texts.js';
import { accountFields, profileFields } from './texts/fields.js';

export const planNames = ['basic', 'vendor_pro', 'organizer_pro'] as const;
export type PlanName = (typeof planNames)[number];
/** Who a plan is for. */
export const planRoles: Partial<Record<PlanName, 'vendor' | 'organizer'>> = {
  vendor_pro: 'vendor',
  organizer_pro: 'organizer',
};

const needed = (name: keyof typeof accountLimits, missing: string) => textUpTo(accountLimits[name]).min(1, missing);

export const emailText = needed('email', accountFields.emailMissing).email(accountFields.emailInvalid);

export const accountSchema = z
  .object({
    email: emailText,
    password: z
      .string()
      .min(6, accountFields.passwordShort)
      .max(accountLimits.password, fields.tooLong(String(accountLimits.password))),
    confirmPassword: z.string(),
  })
  .refine((values) => values.password === values.confirmPassword, {
    path: ['confirmPassword'],
    message: accountFields.passwordsDiffer,
  });

export const profileSchema = z.object({
  role: z.enum(['vendor', 'organizer'], { message: profileFields.roleMissing }),
  businessName: needed('businessName', profileFields.businessNameMissing),
  contactName: needed('contactName', profileFields.contactNameMissing),
  phone: phoneText,
  address: textUpTo(accountLimits.address),
  city: needed('city', profileFields.cityMissing),
  state: stateText(profileFields.stateMissing),
  zipCode: zipCodeText,
});

export type AccountValues = z.infer<typeof accountSchema>;
export type ProfileValues = z.infer<typeof profileSchema>;
