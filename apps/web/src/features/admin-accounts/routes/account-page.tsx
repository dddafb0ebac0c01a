import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { ErrorScreen } from '../../../components/ui/error-screen.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { isNotFound } from '../../../lib/api/types.js';
import { usePageMeta } from '../../../lib/hooks/use-page-meta.js';
import { nameOf } from '../account-name.js';
import { useAccountRecordQuery } from '../api/admin-accounts.generated.js';
import { AccountRecord } from '../components/account-record.js';
import { record } from '../texts.js';

function NotFound({ action }: { action: ReactNode }) {
  usePageMeta(record.notFound.title);
  return (
    <Page width="narrow">
      <EmptyState title={record.notFound.title} action={action} screen>
        {record.notFound.text}
      </EmptyState>
    </Page>
  );
}

export function Component() {
  const { id = '' } = useParams();
  const { currentData: data, error, isFetching, refetch } = useAccountRecordQuery({ id });
  const back = (
    <LinkButton to="/admin/users" look="secondary" icon="left">
      {record.back}
    </LinkButton>
  );
  if (data) {
    const { account } = data;
    const name = nameOf(account);
    return (
      <Page>
        <PageHeader
          title={name}
          lead={name === account.email ? undefined : account.email}
          documentTitle={record.documentTitle(name)}
          actions={back}
        />
        <AccountRecord account={account} />
      </Page>
    );
  }
  if (isFetching) return <Loading />;
  if (isNotFound(error)) return <NotFound action={back} />;
  return <ErrorScreen message={record.notLoaded} onRetry={() => void refetch()} />;
}
