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
import type { CreateMarketEventInput } from '../api/events.generated.js';
import { amenities, settings } from '../texts/facts.js';
import { eventForm } from '../texts/form.js';
import { eventFormSchema, toEventInput, toFormValues, type EventFormValues } from './event-form-schema.js';
import type { EventDetails } from './event-facts.js';

const { about, fees, when, where, rules } = eventForm;
const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

interface EventFormProps {
  event?: EventDetails;
  submitLabel: string;
  cancelTo: string;
  busy: boolean;
  onSave: (input: CreateMarketEventInput) => Promise<unknown>;
}

/** The API names the two amounts differently. */
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
    if (error) showServerErrors(form, renamed(error), eventForm.notSaved);
  };
  return (
    <Form form={form} onSubmit={submit} label={eventForm.form}>
      <SessionDraft />
      <Card>
        <FieldGroup title={about.title}>
          <TextField name="title" label={about.name} />
          <SelectField name="eventType" label={about.type} options={options(eventTypes)} />
          <TextArea name="description" label={about.description} rows={6} hint={about.descriptionHint} />
        </FieldGroup>
      </Card>
      <Card>
        <FieldGroup title={fees.title}>
          <FieldPair>
            <MoneyField name="boothFee" label={fees.booth} />
            <MoneyField name="applicationFee" label={fees.application} />
          </FieldPair>
          <FieldPair>
            <TextField name="maxVendors" label={fees.maxVendors} inputMode="numeric" />
            <TextField name="boothSize" label={fees.boothSize} placeholder={fees.boothSizeExample} />
          </FieldPair>
        </FieldGroup>
      </Card>
      <Card>
        <FieldGroup title={when.title}>
          <FieldPair>
            <TextField name="eventDate" label={when.date} type="date" />
            <TextField name="eventEndDate" label={when.endDate} type="date" />
          </FieldPair>
          <FieldPair>
            <TextField name="startTime" label={when.opens} type="time" />
            <TextField name="endTime" label={when.closes} type="time" />
          </FieldPair>
          <TextField name="applicationDeadline" label={when.deadline} type="date" hint={when.deadlineHint} />
          <FieldPair>
            <TextField name="loadInDate" label={when.loadInDate} type="date" />
            <TextField name="loadInTime" label={when.loadInTime} type="time" />
            <TextField name="loadOutTime" label={when.loadOutTime} type="time" />
          </FieldPair>
        </FieldGroup>
      </Card>
      <Card>
        <FieldGroup title={where.title}>
          <TextField name="location" label={where.location} hint={where.locationHint} />
          <TextField name="address" label={where.address} autoComplete="street-address" />
          <FieldPair>
            <TextField name="city" label={where.city} />
            <TextField name="state" label={where.state} />
            <TextField name="zipCode" label={where.zip} inputMode="numeric" />
          </FieldPair>
          <SelectField
            name="indoorOutdoor"
            label={where.setting}
            placeholder={where.settingUnknown}
            options={options(settings)}
          />
        </FieldGroup>
      </Card>
      <Card>
        <FieldGroup title={eventForm.onSite}>
          <FieldPair>
            {options(amenities).map(({ value, label }) => (
              <CheckboxField key={value} name={value} label={label} />
            ))}
          </FieldPair>
        </FieldGroup>
      </Card>
      <Card>
        <FieldGroup title={rules.title}>
          <TextArea name="setupInstructions" label={rules.setup} />
          <TextArea name="productRestrictions" label={rules.restrictions} hint={rules.restrictionsHint} />
          <TextArea name="cancellationPolicy" label={rules.cancellation} />
          <FieldPair>
            <TextField name="contactEmail" label={rules.email} type="email" />
            <PhoneField name="contactPhone" label={rules.phone} />
          </FieldPair>
          <TextField name="websiteUrl" label={rules.website} type="url" placeholder={rules.websiteExample} />
        </FieldGroup>
      </Card>
      <FormProblem message={form.formState.errors.root?.message} />
      <Row>
        <SubmitButton busy={busy}>{submitLabel}</SubmitButton>
        <LinkButton look="secondary" to={cancelTo}>
          {eventForm.cancel}
        </LinkButton>
      </Row>
    </Form>
  );
}
