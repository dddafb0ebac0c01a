import { Link } from 'react-router-dom';
import { Stack } from '../../../components/ui/layout.js';
import { SkeletonCards } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { nameOf } from '../account-words.js';
import { useAccountRecordQuery } from '../api/accounts.generated.js';
import { record } from '../texts.js';
import { AccountRecord } from './account-record.js';

export function FoundAccount({ id }: { id: string }) {
  const { currentData, error, isFetching, refetch } = useAccountRecordQuery({ id });
  if (error && !isFetching) return <ErrorState message={record.notLoaded} onRetry={() => void refetch()} />;
  if (!currentData) return <SkeletonCards lines={4} />;
  const { account } = currentData;
  return (
    <Stack>
      <h2>
        <Link to={`/admin/users/${id}`}>{nameOf(account)}</Link>
      </h2>
      <AccountRecord account={account} />
    </Stack>
  );
}
