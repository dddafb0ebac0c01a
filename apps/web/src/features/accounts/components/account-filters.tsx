import { Field } from '../../../components/ui/field.js';
import { FilterSelect } from '../../../components/ui/filters.js';
import { accountList, confirmation, roles } from '../texts.js';
import {
  confirmationChoices,
  orderChoices,
  roleChoices,
  type AccountFilters as Filters,
} from '../use-account-filters.js';

const roleOptions = [
  { value: '', label: accountList.everyRole },
  ...roleChoices.map((value) => ({ value, label: roles[value] })),
] as const;
const confirmationOptions = [
  { value: '', label: accountList.everyConfirmation },
  ...confirmationChoices.map((value) => ({ value, label: confirmation[value] })),
] as const;
const orderOptions = orderChoices.map((value) => ({ value, label: accountList.orders[value] }));

export function AccountFilters({ filters }: { filters: Filters }) {
  return (
    <>
      <Field label={accountList.search}>
        {(control) => (
          <input
            {...control}
            type="search"
            maxLength={254}
            placeholder={accountList.searchExample}
            value={filters.typed}
            onChange={(event) => filters.setSearch(event.target.value)}
          />
        )}
      </Field>
      <FilterSelect
        label={accountList.role}
        value={filters.chosen.role}
        options={roleOptions}
        onChange={(role) => filters.choose('role', role)}
      />
      <FilterSelect
        label={accountList.confirmation}
        value={filters.chosen.confirmation}
        options={confirmationOptions}
        onChange={(picked) => filters.choose('confirmation', picked)}
      />
      <FilterSelect
        label={accountList.order}
        value={filters.chosen.order || 'newest'}
        options={orderOptions}
        onChange={(order) => filters.choose('order', order === 'newest' ? '' : order)}
      />
    </>
  );
}
