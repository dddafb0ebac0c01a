import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { afterSaving } from '../../../components/ui/form/after-saving.js';
import { SelectField } from '../../../components/ui/form/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Card, Grid, Row, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { dollarsOf } from '../../../lib/format/money.js';
import { useSaveCalculationMutation, type PredictorStartQuery } from '../api/profit-predictor.generated.js';
import { factorsSchema, toFactors, toValues, type FactorValues } from '../factors.js';
import { factorsForm as texts, forecast } from '../texts.js';
import { FactorFields } from './factor-fields.js';
import { ForecastView } from './forecast-view.js';
import { TemplatesCard } from './templates-card.js';
import type { usePredictorEvents } from '../use-predictor-events.js';

interface PredictorFormProps {
  start: FactorValues;
  choice: ReturnType<typeof usePredictorEvents>;
  templates: PredictorStartQuery['templates'];
}

export function PredictorForm({ start, choice, templates }: PredictorFormProps) {
  const [save] = useSaveCalculationMutation();
  const form = useForm<FactorValues>({
    resolver: zodResolver(factorsSchema),
    mode: 'onChange',
    defaultValues: start,
  });
  const values = form.watch();
  const feesCents = choice.events.get(values.eventId)?.feesCents;
  const filledIn = useRef<string>(undefined);
  /** The event with which the fee was restored: the vendor may have typed another one over its fees. */
  const restoredFor = useRef<string>(undefined);
  useEffect(() => {
    const isRestored = restoredFor.current === values.eventId;
    if (!isRestored) restoredFor.current = undefined;
    if (feesCents !== undefined) filledIn.current = dollarsOf(feesCents);
    else if (form.getValues('boothFee') !== filledIn.current) return;
    if (isRestored) return;
    form.setValue('boothFee', feesCents === undefined ? start.boothFee : dollarsOf(feesCents));
  }, [form, values.eventId, feesCents, start.boothFee]);
  const valid = factorsSchema.safeParse(values).data;
  const factors = valid && toFactors(valid);
  const submit = async (sent: FactorValues) => {
    const takeOver = afterSaving(form);
    // A restored event may be hidden meanwhile.
    const eventId = choice.events.has(sent.eventId) ? sent.eventId : null;
    const { error } = await save({ input: { eventId, inputs: toFactors(sent) } });
    if (error) {
      showServerErrors(form, error, texts.notSaved);
      return;
    }
    takeOver(sent);
    toast(texts.saved);
  };
  const load = (inputs: Parameters<typeof toValues>[0]) => {
    const { boothFee, ...rest } = toValues(inputs);
    for (const [name, value] of Object.entries(rest)) {
      form.setValue(name as keyof FactorValues, value, { shouldDirty: true, shouldValidate: true });
    }
    if (feesCents === undefined) form.setValue('boothFee', boothFee, { shouldDirty: true });
  };
  const events = [...choice.events.values()]
    .sort((one, other) => other.date.localeCompare(one.date))
    .map(({ id, label }) => ({ value: id, label }));
  return (
    <Stack gap={20}>
      <Grid min={440}>
        <Card>
          <Form form={form} onSubmit={submit} label={texts.form}>
            <FormDraft
              onRestored={({ values: restored }) => {
                if ('boothFee' in restored) restoredFor.current = form.getValues('eventId');
              }}
            />
            {choice.problem && <Notice tone="warning">{texts.eventsNotLoaded}</Notice>}
            <SelectField
              name="eventId"
              label={texts.event}
              hint={texts.eventHint}
              options={events}
              placeholder={texts.noEvent}
            />
            <FactorFields />
            <FormProblem />
            <Row>
              <SubmitButton>{texts.save}</SubmitButton>
            </Row>
          </Form>
        </Card>
        <div>
          {factors ? <ForecastView factors={factors} /> : <Notice title={forecast.title}>{forecast.waiting}</Notice>}
        </div>
      </Grid>
      <TemplatesCard templates={templates} factors={factors} onLoad={load} />
    </Stack>
  );
}
