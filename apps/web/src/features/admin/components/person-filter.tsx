import { FilterSelect } from '../../../components/ui/list/filters.js';
import type { AdminOperationsQuery } from '../api/admin.generated.js';
import { operationFilter as texts } from '../operation-filter-texts.js';
import { personName } from '../operation-sentence.js';

interface PersonFilterProps {
  value: string;
  operations: readonly AdminOperationsQuery['operations']['items'][number][] | undefined;
  onChange: (id: string) => void;
}

/** Leads back from what admins did about one person, whose page links here, to the whole log. */
export function PersonFilter({ value, operations, onChange }: PersonFilterProps) {
  if (!value) return null;
  const person = operations?.find((one) => one.person?.id === value)?.person;
  return (
    <FilterSelect
      label={texts.about}
      value={value}
      options={[
        { value: '', label: texts.anyPerson },
        { value, label: personName(person) ?? texts.onePerson },
      ]}
      onChange={onChange}
      wide
    />
  );
}
