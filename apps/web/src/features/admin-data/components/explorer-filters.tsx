import { accountLimits } from '@stallbook/contracts/account-limits';
import { FilterSelect, SearchField } from '../../../components/ui/list/filters.js';
import type { ListAddress } from '../../../lib/lists/use-list-address.js';
import { explorerFilters } from '../filters.js';
import { explorer as texts, recordTypes, statusLabel } from '../texts.js';

const periods = explorerFilters.period.values.map((value) => ({ value, label: texts.periods[value] }));

interface ExplorerFiltersProps {
  filters: ListAddress<typeof explorerFilters>;
  statuses: readonly string[];
  /** Only the kind of records can be picked. */
  isPrivate: boolean;
}

export function ExplorerFilters({ filters, statuses, isPrivate }: ExplorerFiltersProps) {
  const { texts: inputs, type, chosen, choose } = filters;
  // They have a plan instead, and no time.
  const ofPlans = chosen.type === 'subscriptions';
  const options = [
    { value: '', label: ofPlans ? texts.everyPlan : texts.everyStatus },
    ...statuses.map((value) => ({ value, label: statusLabel(value) })),
  ];
  return (
    <>
      <FilterSelect
        label={texts.type}
        value={chosen.type}
        options={recordTypes}
        onChange={(picked) =>
          choose({ type: picked, status: '', period: picked === 'subscriptions' ? '' : chosen.period })
        }
      />
      {!isPrivate && (
        <>
          <SearchField
            label={texts.search}
            maxLength={accountLimits.email}
            placeholder={texts.searchExamples[chosen.type]}
            value={inputs.search}
            onChange={(search) => type({ search })}
          />
          {statuses.length > 0 && (
            <FilterSelect
              label={ofPlans ? texts.plan : texts.status}
              value={chosen.status}
              options={options}
              onChange={(status) => choose({ status })}
            />
          )}
          {!ofPlans && (
            <FilterSelect
              label={texts.period}
              value={chosen.period}
              options={periods}
              onChange={(period) => choose({ period })}
            />
          )}
        </>
      )}
    </>
  );
}
