import { Link } from 'react-router-dom';
import { Stack } from '../../../components/ui/layout.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { nameOf } from '../account-name.js';
import { useAccountRecordQuery } from '../api/admin-accounts.generated.js';
import { record } from '../texts.js';
import { AccountRecord } from './account-record.js';

export function FoundAccount({ id }: { id: string }) {
  const query = useAccountRecordQuery({ id });
  const { currentData } = query;
  const problem = loadProblem(query, record.notLoaded);
  if (!currentData) return problem ? <ErrorState {...problem} /> : <SkeletonCards lines={4} />;
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
