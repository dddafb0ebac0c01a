import { emailColumns } from '../../../components/email/email-columns.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { adminAccountsApi } from '../api/admin-accounts.generated.js';
import { business } from '../texts.js';
import { BusinessCard, businessPageSize } from './business-card.js';

/** What the log of deliveries has about the present address. */
export function EmailsOfPerson({ address }: { address: string }) {
  const { list } = useListPage({
    endpoint: adminAccountsApi.endpoints.emailsOfPerson,
    scope: 'emails',
    pageSize: businessPageSize,
    ask: (_, paging) => ({ input: { address, ...paging } }),
    pick: (data) => data.emails,
    notLoaded: business.emails.notLoaded,
  });
  return <BusinessCard words={business.emails} columns={emailColumns} list={list} />;
}
