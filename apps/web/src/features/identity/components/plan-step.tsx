import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';
import { ChoiceField } from '../../../components/ui/fields.js';
import { Form, SubmitButton } from '../../../components/ui/form.js';
import { Row } from '../../../components/ui/layout.js';
import { formatCents } from '../../../lib/format/money.js';
import { planStep, register } from '../texts/register.js';
import { planNames, type PlanName } from '../register-schema.js';

export interface OfferedPlan {
  name: string;
  displayName: string;
  priceMonthlyCents: number;
}

interface PlanStepProps {
  plan: PlanName;
  offered: readonly OfferedPlan[];
  onBack: () => void;
  onNext: (plan: PlanName) => void;
}

/** Offers only plans of the catalog. */
export function PlanStep({ plan, offered, onBack, onNext }: PlanStepProps) {
  const form = useForm({ defaultValues: { plan } });
  const options = planNames.flatMap((name) => {
    const known = offered.find((one) => one.name === name);
    if (!known && name !== 'basic') return [];
    const price =
      known && known.priceMonthlyCents > 0 ? planStep.perMonth(formatCents(known.priceMonthlyCents)) : planStep.free;
    return [
      { value: name, label: planStep.option(known?.displayName ?? planStep.basic, price), hint: planStep.hints[name] },
    ];
  });
  return (
    <Form form={form} onSubmit={(values) => onNext(values.plan)} label={register.forms.plan}>
      <ChoiceField name="plan" label={planStep.title} options={options} />
      <Row>
        <SubmitButton busy={false}>{register.next}</SubmitButton>
        <Button look="secondary" onClick={onBack}>
          {register.back}
        </Button>
      </Row>
    </Form>
  );
}
