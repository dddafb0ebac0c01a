import { accountLimits } from '@stallbook/contracts/account-limits';
import { FilterSelect, SearchField } from '../../../components/ui/list/filters.js';
import type { ListAddress } from '../../../lib/lists/use-list-address.js';
import { accountFilters } from '../account-filters.js';
import { accountList, confirmation, roles } from '../texts.js';

const roleOptions = accountFilters.role.values.map((value) => ({
  value,
  label: value ? roles[value] : accountList.everyRole,
}));
const confirmationOptions = accountFilters.confirmation.values.map((value) => ({
  value,
  label: value ? confirmation[value] : accountList.everyConfirmation,
}));
const orderOptions = accountFilters.order.values.map((value) => ({ value, label: accountList.orders[value] }));

export function AccountFilters({ filters }: { filters: ListAddress<typeof accountFilters> }) {
  const { texts, type, chosen, choose } = filters;
  return (
    <>
      <SearchField
        label={accountList.search}
        maxLength={accountLimits.email}
        placeholder={accountList.searchExample}
        value={texts.search}
        onChange={(search) => type({ search })}
      />
      <FilterSelect
        label={accountList.role}
        value={chosen.role}
        options={roleOptions}
        onChange={(role) => choose({ role })}
      />
      <FilterSelect
        label={accountList.confirmation}
        value={chosen.confirmation}
        options={confirmationOptions}
        onChange={(picked) => choose({ confirmation: picked })}
      />
      <FilterSelect
        label={accountList.order}
        value={chosen.order}
        options={orderOptions}
        onChange={(order) => choose({ order })}
      />
    </>
  );
}
