import { Page, PageHeader } from '../../../components/ui/layout.js';
import { AccountTable } from '../components/account-table.js';
import { accountList } from '../texts.js';
import { useAccountFilters } from '../use-account-filters.js';

export function Component() {
  const filters = useAccountFilters();
  return (
    <Page>
      <PageHeader title={accountList.title} />
      <AccountTable filters={filters} />
    </Page>
  );
}
