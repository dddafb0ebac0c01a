import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';
import { ChoiceField } from '../../../components/ui/form/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Row } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { formatPrice } from '../../../lib/format/money.js';
import { planStep, register } from '../texts/register.js';
import { planNames, planRoles, type PlanName, type ProfileValues } from '../register-schema.js';

export interface OfferedPlan {
  name: string;
  displayName: string;
  priceMonthlyCents: number;
}

interface PlanStepProps {
  plan: PlanName;
  /** Empty until it is known. */
  role: ProfileValues['role'] | '';
  offered: readonly OfferedPlan[];
  onBack: () => void;
  onNext: (plan: PlanName) => void;
}

/** Offers only plans of the catalog, those for the other role last. */
export function PlanStep({ plan, role, offered, onBack, onNext }: PlanStepProps) {
  const form = useForm({ defaultValues: { plan } });
  const chosen = useWatch({ control: form.control, name: 'plan' });
  const otherRole = (name: PlanName) => (role && planRoles[name] !== role ? planRoles[name] : undefined);
  const newRole = otherRole(chosen);
  const names = [...planNames].sort((one, other) => Number(!!otherRole(one)) - Number(!!otherRole(other)));
  const options = names.flatMap((name) => {
    const known = offered.find((one) => one.name === name);
    if (!known && name !== 'basic') return [];
    const price =
      known && known.priceMonthlyCents > 0 ? planStep.perMonth(formatPrice(known.priceMonthlyCents)) : planStep.free;
    return [
      { value: name, label: planStep.option(known?.displayName ?? planStep.basic, price), hint: planStep.hints[name] },
    ];
  });
  return (
    <Form isStep form={form} onSubmit={(values) => onNext(values.plan)} label={register.forms.plan}>
      <ChoiceField name="plan" label={planStep.title} options={options} stacked />
      {newRole && <Notice>{planStep.makes[newRole]}</Notice>}
      <FormProblem />
      <Row>
        <SubmitButton>{register.next}</SubmitButton>
        <Button look="secondary" onClick={onBack}>
          {register.back}
        </Button>
      </Row>
    </Form>
  );
}
