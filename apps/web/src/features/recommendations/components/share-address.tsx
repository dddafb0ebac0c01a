import { Card, Stack } from '../../../components/ui/layout.js';
import { SkeletonLines } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useAddressSharingQuery, useShareAddressMutation } from '../api/recommendations.generated.js';
import { shareAddress as texts } from '../texts.js';
import styles from './recommendations.module.css';

/** A vendor's consent to show their email address to organizers; saved with each change. */
export function ShareAddress() {
  const email = useViewer()?.user.email ?? '';
  const query = useAddressSharingQuery();
  const [share, { isLoading }] = useShareAddressMutation();
  const problem = loadProblem(query, texts.notLoaded);
  const change = async (isShared: boolean) => {
    const { error } = await share({ isShared });
    if (error) toast(texts.failed, 'error');
    else toast(isShared ? texts.shared : texts.hidden);
  };
  return (
    <Card title={texts.title}>
      {problem ? (
        <ErrorState {...problem} />
      ) : query.data ? (
        <Stack gap={8}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={query.data.sharing.isShared}
              disabled={isLoading}
              onChange={({ target }) => void change(target.checked)}
            />
            {texts.label(email)}
          </label>
          <p className={styles.quiet}>{texts.hint}</p>
        </Stack>
      ) : (
        <SkeletonLines lines={2} />
      )}
    </Card>
  );
}
