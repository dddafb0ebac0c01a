import { Facts } from '../../../components/ui/layout.js';
import { formatCents, parseDollars } from '../../../lib/format/money.js';
import { preview } from '../texts/form.js';
import type { ApplicationFormValues } from '../application-form-schema.js';
import styles from './application-form.module.css';

export function ApplicationPreview({ values, feesCents }: { values: ApplicationFormValues; feesCents: number }) {
  const sales = parseDollars(values.estimatedSales);
  return (
    <details>
      <summary className={styles.summary}>{preview.open}</summary>
      <Facts
        entries={[
          [preview.products, values.productsOffered],
          [preview.experience, values.experienceYears && preview.years(Number(values.experienceYears))],
          [preview.sales, sales === null ? null : formatCents(sales)],
          [preview.booth, values.boothRequirements],
          [preview.requests, values.specialRequests],
          [preview.events, values.previousEvents],
          [preview.links, values.socialMediaLinks],
          [preview.fees, formatCents(feesCents)],
        ]}
      />
    </details>
  );
}
