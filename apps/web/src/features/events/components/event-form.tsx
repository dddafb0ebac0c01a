import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { LinkButton } from '../../../components/ui/button.js';
import { eventTypes } from '../../../components/event/event-words.js';
import { SessionDraft } from '../../../components/session/session-draft.js';
import { CheckboxField, SelectField, TextArea, TextField } from '../../../components/ui/fields.js';
import { FieldGroup, FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form.js';
import { Card, Row } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/server-errors.js';
import { MoneyField, PhoneField } from '../../../components/ui/typed-fields.js';
import type { CreateMarketEvent } from '../api/events.generated.js';
import { eventFormSchema, toEventInput, toFormValues, type EventFormValues } from './event-form-schema.js';
import type { EventDetails } from './event-facts.js';

interface EventFormProps {
  event?: EventDetails;
  submitLabel: string;
  cancelTo: string;
  busy: boolean;
  /** Resolves to what the API refused, or to nothing. */
  onSave: (input: CreateMarketEvent) => Promise<unknown>;
}

/** The API's names of the two amounts are not those of the form. */
const formNames: Record<string, string> = { boothFeeCents: 'boothFee', applicationFeeCents: 'applicationFee' };
const renamed = (error: unknown) => {
  if (typeof error !== 'object' || error === null || !('fields' in error) || !Array.isArray(error.fields)) return error;
  return {
    ...error,
    fields: error.fields.map((field: { path: string; message: string }) => ({
      ...field,
      path: formNames[field.path] ?? field.path,
    })),
  };
};

export function EventForm({ event, submitLabel, cancelTo, busy, onSave }: EventFormProps) {
  const form = useForm<EventFormValues, unknown, EventFormValues>({
    resolver: zodResolver(eventFormSchema),
    defaultValues: toFormValues(event),
  });
  const submit = async (values: EventFormValues) => {
    const error = await onSave(toEventInput(values));
    if (error) showServerErrors(form, renamed(error), 'The event could not be saved. Please try again.');
  };
  return (
    <Form form={form} onSubmit={submit} label="Event">
      <SessionDraft />
      <Card>
        <FieldGroup title="The event">
          <TextField name="title" label="Title" />
          <SelectField
            name="eventType"
            label="Type"
            options={Object.entries(eventTypes).map(([value, label]) => ({ value, label }))}
          />
          <TextArea
            name="description"
            label="Description"
            rows={6}
            hint="What vendors should know first: who comes, how many, what sells."
          />
        </FieldGroup>
      </Card>
      <Card>
        <FieldGroup title="Fees and booths">
          <FieldPair>
            <MoneyField name="boothFee" label="Booth fee" />
            <MoneyField name="applicationFee" label="Application fee" />
          </FieldPair>
          <FieldPair>
            <TextField name="maxVendors" label="Max vendors" inputMode="numeric" />
            <TextField name="boothSize" label="Booth size" placeholder="10x10" />
          </FieldPair>
        </FieldGroup>
      </Card>
      <Card>
        <FieldGroup title="When">
          <FieldPair>
            <TextField name="eventDate" label="Event date" type="date" />
            <TextField name="eventEndDate" label="End date (if more than one day)" type="date" />
          </FieldPair>
          <FieldPair>
            <TextField name="startTime" label="Opens at" type="time" />
            <TextField name="endTime" label="Closes at" type="time" />
          </FieldPair>
          <TextField
            name="applicationDeadline"
            label="Apply by"
            type="date"
            hint="Applications close at the end of this day."
          />
          <FieldPair>
            <TextField name="loadInDate" label="Load-in date" type="date" />
            <TextField name="loadInTime" label="Load-in time" type="time" />
            <TextField name="loadOutTime" label="Load-out time" type="time" />
          </FieldPair>
        </FieldGroup>
      </Card>
      <Card>
        <FieldGroup title="Where">
          <TextField name="location" label="Location" hint="The place as people know it: Riverside Park, Town Hall." />
          <TextField name="address" label="Street address" autoComplete="street-address" />
          <FieldPair>
            <TextField name="city" label="City" />
            <TextField name="state" label="State" />
            <TextField name="zipCode" label="ZIP code" inputMode="numeric" />
          </FieldPair>
          <SelectField
            name="indoorOutdoor"
            label="Setting"
            placeholder="Not said"
            options={[
              { value: 'outdoor', label: 'Outdoors' },
              { value: 'indoor', label: 'Indoors' },
              { value: 'both', label: 'Indoors and outdoors' },
            ]}
          />
        </FieldGroup>
      </Card>
      <Card>
        <FieldGroup title="On site">
          <FieldPair>
            <CheckboxField name="tableProvided" label="Tables provided" />
            <CheckboxField name="electricityAvailable" label="Electricity" />
            <CheckboxField name="wifiAvailable" label="WiFi available" />
            <CheckboxField name="parkingAvailable" label="Parking" />
            <CheckboxField name="foodVendorsAllowed" label="Food vendors OK" />
            <CheckboxField name="insuranceRequired" label="Insurance required" />
          </FieldPair>
        </FieldGroup>
      </Card>
      <Card>
        <FieldGroup title="Rules and contact">
          <TextArea name="setupInstructions" label="Setup instructions" />
          <TextArea name="productRestrictions" label="Product restrictions" hint="One per line." />
          <TextArea name="cancellationPolicy" label="Cancellation policy" />
          <FieldPair>
            <TextField name="contactEmail" label="Contact email" type="email" />
            <PhoneField name="contactPhone" label="Contact phone" />
          </FieldPair>
          <TextField name="websiteUrl" label="Website" type="url" placeholder="https://" />
        </FieldGroup>
      </Card>
      <FormProblem message={form.formState.errors.root?.message} />
      <Row>
        <SubmitButton busy={busy}>{submitLabel}</SubmitButton>
        <LinkButton look="secondary" to={cancelTo}>
          Cancel
        </LinkButton>
      </Row>
    </Form>
  );
}
