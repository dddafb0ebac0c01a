import { Page, PageHeader, Stack } from '../../components/ui/layout.js';
import { AccountLookup } from '../../features/admin-accounts/components/account-lookup.js';
import { VisitorLists } from '../../features/admin/components/visitor-lists.js';
import { support } from '../../features/admin/texts.js';

export function Component() {
  return (
    <Page>
      <PageHeader title={support.title} lead={support.lead} />
      <Stack gap={28}>
        <AccountLookup />
        <VisitorLists />
      </Stack>
    </Page>
  );
}
