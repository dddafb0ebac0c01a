import { emailColumns } from '../../../components/email/email-columns.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { notificationsApi } from '../api/notifications.generated.js';
import { ownEmails as texts } from '../texts.js';
import { SuppressionNotice } from './suppression-notice.js';

export function EmailsCard() {
  const { list } = useListPage({
    endpoint: notificationsApi.endpoints.myEmails,
    scope: 'emails',
    pageSize: 10,
    ask: (_, paging) => ({ input: paging }),
    pick: ({ emails }) => emails,
    notLoaded: texts.notLoaded,
  });
  return (
    <Card title={texts.title}>
      <Stack gap={16}>
        <SuppressionNotice />
        <DataTable
          caption={texts.caption}
          columns={emailColumns}
          list={list}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title={texts.none.title} scene={null}>
              {texts.none.text}
            </EmptyState>
          }
        />
      </Stack>
    </Card>
  );
}
