import { Button } from '../../../components/ui/button.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { everyPage, largestPage } from '../../../lib/pages.js';
import { useAccountsQuery, useLazyAccountsQuery } from '../api/accounts.generated.js';
import { accountList } from '../texts.js';
import type { AccountFilters as Filters } from '../use-account-filters.js';
import { accountColumns } from './account-columns.js';
import { AccountFilters } from './account-filters.js';

const pageSize = 50;

export function AccountTable({ filters }: { filters: Filters }) {
  const { criteria, page, toPage } = filters;
  const { data, error, isFetching, refetch } = useAccountsQuery({ input: { ...criteria, page, pageSize } });
  const [load] = useLazyAccountsQuery();
  const found = data?.accounts;
  return (
    <DataTable
      id="users"
      caption={accountList.title}
      columns={accountColumns}
      rows={found?.items}
      rowKey={({ id }) => id}
      ordered
      filters={<AccountFilters filters={filters} />}
      paging={found && { page, pageSize, total: found.total, onPage: toPage }}
      everyRow={() =>
        everyPage((one) =>
          load({ input: { ...criteria, page: one, pageSize: largestPage } })
            .unwrap()
            .then(({ accounts }) => accounts),
        )
      }
      problem={error && !isFetching ? { message: accountList.notLoaded, onRetry: () => void refetch() } : undefined}
      empty={
        <EmptyState
          title={accountList.none.title}
          action={
            filters.filtered && (
              <Button look="secondary" onClick={filters.clear}>
                {accountList.none.action}
              </Button>
            )
          }
        >
          {accountList.none.text}
        </EmptyState>
      }
    />
  );
}
