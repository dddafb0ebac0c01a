import { Link } from 'react-router-dom';
import { Card } from '../../../components/ui/layout.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { joinPlace } from '../../../lib/format/text.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { nameOf } from '../account-name.js';
import { useAccountsQuery } from '../api/admin-accounts.generated.js';
import { lookup, roles } from '../texts.js';
import styles from './account-lookup.module.css';
import { FoundAccount } from './found-account.js';

const shown = 10;

export function LookedUp({ asked }: { asked: string }) {
  const query = useAccountsQuery({
    input: { search: asked, order: 'email', page: 1, pageSize: shown },
  });
  const { currentData } = query;
  const problem = loadProblem(query, lookup.failed);
  if (!currentData) return problem ? <ErrorState {...problem} /> : <SkeletonCards lines={4} />;
  const { items, total } = currentData.accounts;
  const [first] = items;
  if (!first) return <Notice title={lookup.notFound(asked)}>{lookup.notFoundHint}</Notice>;
  if (total === 1) return <FoundAccount id={first.id} />;
  return (
    <Card title={lookup.several(total)}>
      <ul className={styles.found}>
        {items.map((account) => (
          <li key={account.id}>
            <Link to={`/admin/users/${account.id}`}>{nameOf(account)}</Link>{' '}
            {joinPlace(account.email, roles[account.role])}
          </li>
        ))}
        {total > shown && (
          <li>
            <Link to={`/admin/users?search=${encodeURIComponent(asked)}`}>{lookup.more(total - shown)}</Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
