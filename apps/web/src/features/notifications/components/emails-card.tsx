import { useState } from 'react';
import { emailColumns } from '../../../components/email/email-columns.js';
import { Button } from '../../../components/ui/button.js';
import { DataTable } from '../../../components/ui/table/data-table.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { useLayout } from '../../../lib/hooks/use-media.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { notificationsApi } from '../api/notifications.generated.js';
import { ownEmails as texts } from '../texts.js';
import { SuppressionNotice } from './suppression-notice.js';

const NEWEST = 5;

function ShowButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Row>
      <Button look="secondary" onClick={onClick}>
        {label}
      </Button>
    </Row>
  );
}

/** The newest ones first; all of them, page by page, when asked. */
function Emails() {
  const [asked, setAsked] = useState(false);
  const { list, filters } = useListPage({
    endpoint: notificationsApi.endpoints.myEmails,
    scope: 'emails',
    pageSize: 10,
    ask: (_, paging) => ({ input: paging }),
    pick: ({ emails }) => emails,
    notLoaded: texts.notLoaded,
  });
  const isShort = !asked && filters.page === 1 && list.total > NEWEST;
  return (
    <>
      <DataTable
        caption={texts.caption}
        columns={emailColumns}
        list={isShort ? { ...list, rows: list.rows?.slice(0, NEWEST), total: NEWEST, isWhole: false } : list}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title={texts.none.title} scene={null}>
            {texts.none.text}
          </EmptyState>
        }
      />
      {isShort && <ShowButton label={texts.showAll} onClick={() => setAsked(true)} />}
    </>
  );
}

/** On phones, where rows are cards, the list opens when asked. */
export function EmailsCard() {
  const isPhone = useLayout() === 'mobile';
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={texts.title} id="emails">
      <Stack gap={16}>
        <SuppressionNotice />
        {isPhone && !isOpen ? <ShowButton label={texts.show} onClick={() => setOpen(true)} /> : <Emails />}
      </Stack>
    </Card>
  );
}
