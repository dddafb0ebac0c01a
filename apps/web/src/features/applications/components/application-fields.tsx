import type { ReactNode } from 'react';
import { TextArea, TextField } from '../../../components/ui/form/fields.js';
import { FieldGroup, FieldPair } from '../../../components/ui/form/form.js';
import { MoneyField } from '../../../components/ui/form/typed-fields.js';
import { applicationForm } from '../texts/form.js';

const { wares, booth, known } = applicationForm;

/** What the vendor fills in, with the photos of what they sell. */
export function ApplicationFields({ photos }: { photos: ReactNode }) {
  return (
    <>
      <FieldGroup title={wares.title}>
        <TextArea name="productsOffered" label={wares.products} rows={4} />
        <FieldPair>
          <TextField name="experienceYears" label={wares.experience} inputMode="numeric" autoComplete="off" />
          <MoneyField name="estimatedSales" label={wares.sales} />
        </FieldPair>
      </FieldGroup>
      {photos}
      <FieldGroup title={booth.title}>
        <TextArea name="boothRequirements" label={booth.requirements} hint={booth.requirementsHint} />
        <TextArea name="specialRequests" label={booth.requests} />
      </FieldGroup>
      <FieldGroup title={known.title}>
        <TextArea name="previousEvents" label={known.events} />
        <TextField name="socialMediaLinks" label={known.links} />
      </FieldGroup>
    </>
  );
}
