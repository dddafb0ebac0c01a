import { LeaveGuard } from '../../../components/drafts/leave-guard.js';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { LinkButton } from '../../../components/ui/button.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { submitForm } from '../../../components/ui/form/submit-form.js';
import type { UpdateMarketEventInput } from '../api/events.generated.js';
import { eventForm } from '../texts/form.js';
import type { EventDetails } from './event-facts.js';
import { AmenitiesAndRules, Basics, FeesAndBooths, PlaceAndTime } from './event-form-parts.js';
import { EventConflictNotice } from './event-conflict.js';
import { SaveBar } from './save-bar.js';
import { useEventEditing } from '../use-event-editing.js';

interface EventFormProps {
  event: EventDetails;
  submitLabel: string;
  cancelTo: string;
  onSave: (input: UpdateMarketEventInput) => Promise<unknown>;
}

/** All parts on one page. */
export function EventForm({ event, submitLabel, cancelTo, onSave }: EventFormProps) {
  const { form, submit, conflict, settle, basedOn, restored } = useEventEditing(event, onSave);
  return (
    <Form form={form} onSubmit={submit} label={eventForm.form}>
      <FormDraft whileTyping basedOn={basedOn} onRestored={restored} />
      <LeaveGuard />
      <Basics />
      <PlaceAndTime />
      <FeesAndBooths />
      <AmenitiesAndRules />
      {conflict && (
        <EventConflictNotice conflict={conflict} settle={settle} send={() => void submitForm(form, submit)} />
      )}
      <FormProblem />
      <SaveBar>
        <SubmitButton>{submitLabel}</SubmitButton>
        <LinkButton look="secondary" to={cancelTo}>
          {eventForm.cancel}
        </LinkButton>
      </SaveBar>
    </Form>
  );
}
