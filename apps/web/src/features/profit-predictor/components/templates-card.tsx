import { zodResolver } from '@hookform/resolvers/zod';
import type { ProfitFactors } from '@stallbook/contracts/profit-rules';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { SelectField, TextField } from '../../../components/ui/form/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { textUpTo } from '../../../components/ui/form/schemas.js';
import { Card, Row } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import {
  useDeleteCalculationTemplateMutation,
  useSaveCalculationTemplateMutation,
  type PredictorStartQuery,
} from '../api/profit-predictor.generated.js';
import { templates as texts } from '../texts.js';

const schema = z.object({ chosenId: z.string(), templateName: textUpTo(80).min(1, texts.nameMissing) });
type Values = z.infer<typeof schema>;

interface TemplatesCardProps {
  templates: PredictorStartQuery['templates'];
  /** Undefined while a field has a problem. */
  factors: ProfitFactors | undefined;
  onLoad: (factors: ProfitFactors) => void;
}

export function TemplatesCard({ templates, factors, onLoad }: TemplatesCardProps) {
  const [save] = useSaveCalculationTemplateMutation();
  const [remove] = useDeleteCalculationTemplateMutation();
  const [isAsking, setIsAsking] = useState(false);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { chosenId: '', templateName: '' },
  });
  const chosenId = useWatch({ control: form.control, name: 'chosenId' });
  const chosen = templates.find(({ id }) => id === chosenId);
  const load = () => {
    if (!chosen) return;
    onLoad(chosen.defaultInputs);
    form.setValue('templateName', chosen.templateName);
  };
  const submit = async ({ templateName }: Values) => {
    if (!factors) return;
    const { error } = await save({ input: { templateName, defaultInputs: factors } });
    if (error) showServerErrors(form, error, texts.notSaved);
    else toast(texts.saved(templateName));
  };
  const confirmed = async () => {
    if (!chosen) return;
    const { error } = await remove({ id: chosen.id });
    setIsAsking(false);
    form.setValue('chosenId', '');
    if (error) toast(texts.notRemoved, 'error');
  };
  return (
    <Card title={texts.title}>
      <Form form={form} onSubmit={submit} label={texts.title}>
        {templates.length > 0 && (
          <>
            <SelectField
              name="chosenId"
              label={texts.choose}
              placeholder={texts.choose}
              options={templates.map(({ id, templateName }) => ({ value: id, label: templateName }))}
            />
            <Row>
              <Button look="secondary" small disabled={!chosen} onClick={load}>
                {texts.load}
              </Button>
              <Button look="dangerQuiet" small disabled={!chosen} onClick={() => setIsAsking(true)}>
                {texts.remove}
              </Button>
            </Row>
          </>
        )}
        <TextField name="templateName" label={texts.name} hint={texts.nameHint} maxLength={80} autoComplete="off" />
        <FormProblem />
        <Row>
          <SubmitButton disabled={!factors}>{texts.save}</SubmitButton>
        </Row>
      </Form>
      <Confirm
        title={texts.removeTitle(chosen?.templateName ?? '')}
        action={texts.remove}
        danger
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirmed}
      >
        {texts.removeText}
      </Confirm>
    </Card>
  );
}
