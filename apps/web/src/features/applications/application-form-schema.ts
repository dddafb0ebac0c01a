import { applicationLimits } from '@stallbook/contracts/application-limits';
import { z } from 'zod';
import { countUpTo, dollarsUpTo, textUpTo } from '../../components/ui/form/schemas.js';
import { parseDollars } from '../../lib/format/money.js';
import type { SubmitApplicationInput } from './api/applications.generated.js';
import { formProblems } from './texts/form.js';

const optional = textUpTo(applicationLimits.text);

export const applicationFormSchema = z.object({
  productsOffered: optional.min(1, formProblems.noProducts),
  boothRequirements: optional,
  specialRequests: optional,
  experienceYears: countUpTo(applicationLimits.years),
  previousEvents: optional,
  socialMediaLinks: optional,
  estimatedSales: dollarsUpTo(applicationLimits.salesCents),
});

/** A draft needs no products yet. */
export const draftSchema = applicationFormSchema.extend({ productsOffered: optional });

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

export const toContents = (values: ApplicationFormValues) => ({
  productsOffered: values.productsOffered,
  boothRequirements: textOf(values.boothRequirements),
  specialRequests: textOf(values.specialRequests),
  experienceYears: values.experienceYears ? Number(values.experienceYears) : null,
  previousEvents: textOf(values.previousEvents),
  socialMediaLinks: textOf(values.socialMediaLinks),
  estimatedSalesCents: parseDollars(values.estimatedSales),
});

export type Answer = keyof ApplicationFormValues;
export const answerNames = Object.keys(emptyApplication) as Answer[];

const inApi = (name: Answer) => (name === 'estimatedSales' ? 'estimatedSalesCents' : name);

/** The answer that the API names so. */
export const answerOf = (path: string): Answer => answerNames.find((name) => inApi(name) === path) ?? 'productsOffered';

export const only = (values: Record<string, unknown>, names: readonly Answer[]): Partial<ApplicationFormValues> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name as Answer)));

/** Only of the given answers. */
export function someContents(values: Partial<ApplicationFormValues>): Partial<ReturnType<typeof toContents>> {
  const contents = toContents({ ...emptyApplication, ...values });
  return Object.fromEntries(
    Object.keys(values).map((name) => [inApi(name as Answer), contents[inApi(name as Answer)]]),
  );
}

/** `$1,200` and `1200` are one answer. */
export function isSameAnswer(name: Answer, one: string, other: string): boolean {
  const plain = (text: string) => (name === 'estimatedSales' ? parseDollars(text) : null) ?? text.trim();
  return plain(one) === plain(other);
}

interface SentWith {
  /** The fees and terms that the vendor saw. */
  seen: { boothFeeCents: number; applicationFeeCents: number; terms: string };
  /** The template that filled the form; empty if none did. */
  templateId: string;
  /** The saved answers that the vendor saw. */
  before: ApplicationFormValues;
}

export const toApplicationInput = (
  draftId: string,
  values: ApplicationFormValues,
  { seen, templateId, before }: SentWith,
): SubmitApplicationInput => ({
  draftId,
  ...toContents(values),
  ...(templateId && { templateId }),
  boothFeeCents: seen.boothFeeCents,
  applicationFeeCents: seen.applicationFeeCents,
  terms: seen.terms,
  before: toContents(before),
});

type Sent = { [K in keyof ReturnType<typeof toContents>]: ReturnType<typeof toContents>[K] | null };

/** What was sent before, as the form shows it. */
export const toApplicationForm = (sent: Sent): ApplicationFormValues => ({
  productsOffered: sent.productsOffered ?? '',
  boothRequirements: sent.boothRequirements ?? '',
  specialRequests: sent.specialRequests ?? '',
  experienceYears: String(sent.experienceYears ?? ''),
  previousEvents: sent.previousEvents ?? '',
  socialMediaLinks: sent.socialMediaLinks ?? '',
  estimatedSales: sent.estimatedSalesCents === null ? '' : String(sent.estimatedSalesCents / 100),
});
