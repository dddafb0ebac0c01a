import { accountLimits } from '@stallbook/contracts/account-limits';
import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { categoriesText, textUpTo, webAddressText } from '../../components/ui/form/schemas.js';
import { profileSchema } from './register-schema.js';

const schema = profileSchema.omit({ role: true }).extend({
  website: webAddressText,
  description: textUpTo(accountLimits.description),
  productCategories: categoriesText,
});

export type ProfileFormValues = z.infer<typeof schema>;
export const profileResolver = zodResolver(schema);
