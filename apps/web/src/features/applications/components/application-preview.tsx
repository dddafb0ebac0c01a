import { Facts } from '../../../components/ui/layout.js';
import { formatCents, parseDollars } from '../../../lib/format/money.js';
import { preview } from '../texts/form.js';
import { applicationCard } from '../texts/lists.js';
import { applicationFormSchema, type ApplicationFormValues } from '../application-form-schema.js';
import styles from './application-form.module.css';

interface ApplicationPreviewProps {
  values: ApplicationFormValues;
  /** What is sent along without a question of the form: that of the template, or of the application before. */
  kept: { businessDescription: string | null; insuranceInfo: string | null } | null | undefined;
  feesCents: number;
}

export function ApplicationPreview({ values, kept, feesCents }: ApplicationPreviewProps) {
  const { data: years } = applicationFormSchema.shape.experienceYears.safeParse(values.experienceYears);
  const sales = parseDollars(values.estimatedSales);
  return (
    <details>
      <summary className={styles.summary}>{preview.open}</summary>
      <Facts
        entries={[
          [preview.products, values.productsOffered],
          [applicationCard.business, kept?.businessDescription],
          [preview.experience, years && preview.years(Number(years))],
          [preview.sales, sales === null ? null : formatCents(sales)],
          [preview.booth, values.boothRequirements],
          [preview.requests, values.specialRequests],
          [preview.events, values.previousEvents],
          [preview.links, values.socialMediaLinks],
          [applicationCard.insurance, kept?.insuranceInfo],
          [preview.fees, formatCents(feesCents)],
        ]}
      />
    </details>
  );
}
