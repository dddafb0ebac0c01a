import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';
import { SessionDraft } from '../../../components/session/session-draft.js';
import { TextArea, TextField } from '../../../components/ui/fields.js';
import { FieldGroup, FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form.js';
import { Card, Facts, Row, Stack } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/server-errors.js';
import { MoneyField } from '../../../components/ui/typed-fields.js';
import { formatCents } from '../../../lib/format/money.js';
import { useDeleteDraftMutation, useSubmitApplicationMutation } from '../api/applications.generated.js';
import { draftStorage } from '../draft-storage.js';
import {
  applicationFormSchema,
  emptyApplication,
  toApplicationInput,
  type ApplicationFormValues,
} from './application-form-schema.js';
import styles from './application-form.module.css';

export interface AppliedTo {
  id: string;
  title: string;
  boothFeeCents: number;
  applicationFeeCents: number;
}

interface ApplicationFormProps {
  draftId: string;
  event: AppliedTo;
  onSubmitted: () => void;
  onCancelled: () => void;
}

export function ApplicationForm({ draftId, event, onSubmitted, onCancelled }: ApplicationFormProps) {
  const [submit, { isLoading }] = useSubmitApplicationMutation();
  const [deleteDraft, { isLoading: cancelling }] = useDeleteDraftMutation();
  const [typedBefore] = useState(() => draftStorage.read(draftId));
  const form = useForm<ApplicationFormValues, unknown, ApplicationFormValues>({
    resolver: zodResolver(applicationFormSchema),
    // What was typed before is not saved anywhere else: it is input, and no default.
    defaultValues: emptyApplication,
    values: typedBefore,
    resetOptions: { keepDefaultValues: true },
  });
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => draftStorage.write(draftId, values) }),
    [form, draftId],
  );
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, []);
  const values = form.watch();
  const answered = Object.values(values).filter((value) => value.trim() !== '').length;
  const send = async (sent: ApplicationFormValues) => {
    if (!draftId) {
      form.setError('root', { message: 'No draft application found. Please try again.' });
      return;
    }
    const { error } = await submit({ input: toApplicationInput(draftId, sent, event) });
    if (error) {
      showServerErrors(form, error, 'Failed to submit application. Please try again.');
      return;
    }
    draftStorage.clear(draftId);
    onSubmitted();
  };
  const cancel = async () => {
    const { error } = await deleteDraft({ draftId });
    if (error) {
      showServerErrors(form, error, 'The draft could not be deleted. Please try again.');
      return;
    }
    draftStorage.clear(draftId);
    onCancelled();
  };
  return (
    <div ref={top} tabIndex={-1} className={styles.top}>
      <Card title={`Apply to ${event.title}`}>
        <Form form={form} onSubmit={send} label="Application">
          <SessionDraft />
          <p className={styles.note}>
            {answered} of 7 answered, only the first is needed. What you type is kept in this browser until you send it.
          </p>
          <FieldGroup title="What you sell">
            <TextArea name="productsOffered" label="What products will you be selling? *" rows={4} />
            <FieldPair>
              <TextField
                name="experienceYears"
                label="Years of experience"
                type="number"
                min={0}
                step={1}
                inputMode="numeric"
              />
              <MoneyField name="estimatedSales" label="Estimated sales" />
            </FieldPair>
          </FieldGroup>
          <FieldGroup title="Your booth">
            <TextArea
              name="boothRequirements"
              label="Booth requirements"
              hint="Size, power, a corner: what you cannot do without."
            />
            <TextArea name="specialRequests" label="Special requests" />
          </FieldGroup>
          <FieldGroup title="Where people know you from">
            <TextArea name="previousEvents" label="Previous events" />
            <TextField name="socialMediaLinks" label="Social media links" />
          </FieldGroup>
          <details>
            <summary className={styles.summary}>See what the organizer will see</summary>
            <Stack gap={12}>
              <Facts
                entries={[
                  ['Products', values.productsOffered],
                  ['Experience', values.experienceYears && `${values.experienceYears} years`],
                  ['Estimated sales', values.estimatedSales && `$${values.estimatedSales}`],
                  ['Booth', values.boothRequirements],
                  ['Requests', values.specialRequests],
                  ['Previous events', values.previousEvents],
                  ['Social media', values.socialMediaLinks],
                  ['Fees', formatCents(event.boothFeeCents + event.applicationFeeCents)],
                ]}
              />
            </Stack>
          </details>
          <FormProblem message={form.formState.errors.root?.message} />
          <Row>
            <SubmitButton busy={isLoading}>Send application</SubmitButton>
            <Button look="secondary" busy={cancelling} onClick={() => void cancel()}>
              Cancel
            </Button>
          </Row>
          <p className={styles.after}>You pay nothing now. Fees are due once the organizer accepts you.</p>
        </Form>
      </Card>
    </div>
  );
}
