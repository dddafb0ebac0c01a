import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';
import { ChoiceField } from '../../../components/ui/fields.js';
import { Form, SubmitButton } from '../../../components/ui/form.js';
import { Row } from '../../../components/ui/layout.js';
import { formatCents } from '../../../lib/format/money.js';
import { planNames, type PlanName } from './register-schema.js';

export interface OfferedPlan {
  name: string;
  displayName: string;
  priceMonthlyCents: number;
}

const words: Record<PlanName, string> = {
  basic: 'Listings and applications without limit, messages, up to 3 saved items.',
  vendor_pro: 'For vendors: templates, quick applications and matched markets.',
  organizer_pro: 'For organizers: no platform fee and tools to fill every booth.',
};

interface PlanStepProps {
  plan: PlanName;
  offered: readonly OfferedPlan[];
  onBack: () => void;
  onNext: (plan: PlanName) => void;
}

/** Prices come from the plan catalog; a plan that it does not hold is not offered. */
export function PlanStep({ plan, offered, onBack, onNext }: PlanStepProps) {
  const form = useForm({ defaultValues: { plan } });
  const options = planNames.flatMap((name) => {
    const known = offered.find((one) => one.name === name);
    if (!known && name !== 'basic') return [];
    const price = known && known.priceMonthlyCents > 0 ? `${formatCents(known.priceMonthlyCents)} per month` : 'Free';
    return [{ value: name, label: `${known?.displayName ?? 'Basic'} · ${price}`, hint: words[name] }];
  });
  return (
    <Form form={form} onSubmit={(values) => onNext(values.plan)} label="Plan">
      <ChoiceField name="plan" label="Choose a plan" options={options} />
      <Row>
        <SubmitButton busy={false}>Continue</SubmitButton>
        <Button look="secondary" onClick={onBack}>
          Back
        </Button>
      </Row>
    </Form>
  );
}
