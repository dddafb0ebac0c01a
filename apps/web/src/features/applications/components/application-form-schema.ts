import { z } from 'zod';
import { dollarsText } from '../../../components/ui/schemas.js';
import { parseDollars } from '../../../lib/format/money.js';
import type { SubmitApplicationInput } from '../api/applications.generated.js';
import { formProblems } from '../texts/form.js';

const optional = z.string().trim();

export const applicationFormSchema = z.object({
  productsOffered: z.string().trim().min(1, formProblems.noProducts),
  boothRequirements: optional,
  specialRequests: optional,
  experienceYears: optional.refine((text) => text === '' || /^\d{1,3}$/.test(text), formProblems.noWholeNumber),
  previousEvents: optional,
  socialMediaLinks: optional,
  estimatedSales: dollarsText,
});

export type ApplicationFormValues = z.infer<typeof applicationFormSchema>;

export const emptyApplication: ApplicationFormValues = {
  productsOffered: '',
  boothRequirements: '',
  specialRequests: '',
  experienceYears: '',
  previousEvents: '',
  socialMediaLinks: '',
  estimatedSales: '',
};

const textOf = (text: string) => text || null;

export function toApplicationInput(
  draftId: string,
  values: ApplicationFormValues,
  fees: { boothFeeCents: number; applicationFeeCents: number },
): SubmitApplicationInput {
  return {
    draftId,
    productsOffered: values.productsOffered,
    boothRequirements: textOf(values.boothRequirements),
    specialRequests: textOf(values.specialRequests),
    experienceYears: values.experienceYears ? Number(values.experienceYears) : null,
    previousEvents: textOf(values.previousEvents),
    socialMediaLinks: textOf(values.socialMediaLinks),
    estimatedSalesCents: parseDollars(values.estimatedSales),
    boothFeeCents: fees.boothFeeCents,
    applicationFeeCents: fees.applicationFeeCents,
  };
}
