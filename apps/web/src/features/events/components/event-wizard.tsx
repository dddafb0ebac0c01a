import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { LeaveGuard } from '../../../components/drafts/leave-guard.js';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { Button } from '../../../components/ui/button.js';
import { FormProblem, StepForm, SubmitButton } from '../../../components/ui/form/form.js';
import { submitForm } from '../../../components/ui/form/submit-form.js';
import { Row } from '../../../components/ui/layout.js';
import { Stepper } from '../../../components/ui/stepper.js';
import type { CreateMarketEventInput } from '../api/events.generated.js';
import { creation, eventForm } from '../texts/form.js';
import { AmenitiesAndRules, Basics, FeesAndBooths, PlaceAndTime } from './event-form-parts.js';
import { useIsShown } from '../../../lib/hooks/use-is-shown.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { toEventInput, toFormValues, valuesFrom, type EventFormValues } from '../event-form-schema.js';
import { eventSteps, fieldsOf, type EventStep } from '../event-steps.js';
import { EventSummary } from './event-summary.js';
import { useEventForm } from '../use-event-form.js';

interface EventWizardProps {
  /** What is above the steps. An untouched form can be left without a question. */
  header: (isUntouched: boolean) => ReactNode;
  busy: boolean;
  feeNotice: ReactNode;
  onSave: (input: CreateMarketEventInput, publish: boolean) => Promise<unknown>;
}

/** How many entries of the browser's history lead to the first step that was open. */
export const useStepsBack = (): number => (useLocation().state as { stepsBack?: number } | null)?.stepsBack ?? 0;

const problemIn = (step: EventStep, { getFieldState }: Pick<UseFormReturn<EventFormValues>, 'getFieldState'>) =>
  fieldsOf(step).find((field) => getFieldState(field).error);

/** The step is in the address, so browser Back goes one step back. */
export function EventWizard({ header, busy, feeNotice, onSave }: EventWizardProps) {
  const [params, setParams] = useSearchParams();
  const stepsBack = useStepsBack();
  const [asked] = useState(params.get('step'));
  const replaced = { replace: true, state: { stepsBack } };
  const [publishing, setPublishing] = useState(true);
  const { form, submit } = useEventForm((values, publish: boolean) => onSave(toEventInput(values), publish), {
    ...toFormValues(),
    ...valuesFrom(useViewer()?.profile),
  });
  const current = Math.max(eventSteps.indexOf(params.get('step') as EventStep), 0);
  const step = eventSteps[current] ?? 'basics';
  const last = current === eventSteps.length - 1;
  const go = (to: EventStep) => {
    setParams({ step: to }, { state: { stepsBack: stepsBack + 1 } });
    window.scrollTo(0, 0);
  };
  // A form that just opened has no input for a later step.
  const toFirst = useRef(() => setParams({}, replaced));
  useEffect(() => {
    if (asked) toFirst.current();
  }, [asked]);
  const next = async () => {
    const valid = await form.trigger(fieldsOf(step), { shouldFocus: true });
    if (valid) go(eventSteps[current + 1] ?? 'publish');
  };
  const isShown = useIsShown();
  const isCorrecting = useRef(false);
  const toFirstProblem = () => {
    const wrong = eventSteps.find((one) => problemIn(one, form));
    isCorrecting.current = wrong !== undefined;
    if (wrong) go(wrong);
  };
  // After the effect of the stepper, which focuses the step.
  useEffect(() => {
    const problem = isCorrecting.current && problemIn(step, form);
    isCorrecting.current = false;
    if (problem) form.setFocus(problem);
  }, [form, step]);
  const save = async (publish: boolean) => {
    setPublishing(publish);
    await submitForm(form, (values) => submit(values, publish));
    if (isShown()) toFirstProblem();
  };
  const parts: Record<EventStep, ReactNode> = {
    basics: <Basics />,
    place: <PlaceAndTime lead={eventForm.when.lead} />,
    fees: <FeesAndBooths />,
    rules: <AmenitiesAndRules />,
    publish: <EventSummary feeNotice={feeNotice} onEdit={go} />,
  };
  return (
    <>
      {header(current === 0 && !form.formState.isDirty)}
      <StepForm form={form} onNext={() => void (last ? save(true) : next())} label={eventForm.form}>
        <Stepper
          steps={eventSteps.map((one) => creation.steps[one])}
          current={current}
          onBackTo={(index) => !busy && go(eventSteps[index] ?? 'basics')}
        />
        <FormDraft whileTyping onRestored={() => asked && setParams({ step: asked }, replaced)} />
        <LeaveGuard />
        {parts[step]}
        <FormProblem />
        <Row>
          {last ? (
            <>
              <SubmitButton busy={busy && publishing} disabled={busy}>
                {creation.publish}
              </SubmitButton>
              <Button look="secondary" busy={busy && !publishing} disabled={busy} onClick={() => void save(false)}>
                {creation.saveDraft}
              </Button>
            </>
          ) : (
            <SubmitButton>{creation.next}</SubmitButton>
          )}
          {current > 0 && (
            <Button look="quiet" disabled={busy} onClick={() => go(eventSteps[current - 1] ?? 'basics')}>
              {creation.back}
            </Button>
          )}
        </Row>
      </StepForm>
    </>
  );
}
