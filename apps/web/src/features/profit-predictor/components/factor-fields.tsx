import { SelectField, TextField, type Option } from '../../../components/ui/form/fields.js';
import { FieldGroup, FieldPair } from '../../../components/ui/form/form.js';
import { MoneyField } from '../../../components/ui/form/typed-fields.js';
import { factorsForm as texts } from '../texts.js';

const vehicles: Option[] = Object.entries(texts.vehicles).map(([value, label]) => ({ value, label }));
const whole = { inputMode: 'numeric', autoComplete: 'off' } as const;
const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const;

export function FactorFields() {
  return (
    <>
      <FieldGroup title={texts.sales}>
        <FieldPair>
          <TextField name="expectedSales" label={texts.expectedSales} {...whole} />
          <TextField name="hoursWorked" label={texts.hoursWorked} {...decimal} />
        </FieldPair>
        <FieldPair>
          <MoneyField name="itemPrice" label={texts.itemPrice} />
          <MoneyField name="itemCost" label={texts.itemCost} />
        </FieldPair>
      </FieldGroup>
      <FieldGroup title={texts.travel}>
        <FieldPair>
          <TextField name="distanceMiles" label={texts.distance} {...decimal} />
          <SelectField name="vehicle" label={texts.vehicle} options={vehicles} />
        </FieldPair>
        <FieldPair>
          <TextField name="lodgingNights" label={texts.nights} {...whole} />
          <MoneyField name="meals" label={texts.meals} />
        </FieldPair>
      </FieldGroup>
      <FieldGroup title={texts.fees}>
        <FieldPair>
          <MoneyField name="boothFee" label={texts.boothFee} />
          <MoneyField name="marketing" label={texts.marketing} />
        </FieldPair>
      </FieldGroup>
    </>
  );
}
