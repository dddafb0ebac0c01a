import { Check } from '../../../components/ui/form/check.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { SkeletonLines } from '../../../components/ui/skeletons.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { formatPhone } from '../../../lib/format/text.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useAddressSharingQuery, useShareAddressMutation } from '../api/recommendations.generated.js';
import { shareAddress as texts } from '../texts.js';

/** A vendor's consent to show their email address, and their phone number, to organizers; saved with each change. */
export function ShareAddress() {
  const viewer = useViewer();
  const phone = viewer?.profile?.phone;
  const query = useAddressSharingQuery();
  const [share, { isLoading }] = useShareAddressMutation();
  const problem = loadProblem(query, texts.notLoaded);
  const change = async (choice: { isShared: boolean; withPhone: boolean }, done: string) => {
    if (isLoading) return;
    const { error } = await share(choice);
    if (error) toast(texts.failed, 'error');
    else toast(done);
  };
  const shareEmail = (isShared: boolean) =>
    change({ isShared, withPhone: false }, isShared ? texts.shared : texts.hidden);
  const sharePhone = (withPhone: boolean) =>
    change({ isShared: true, withPhone }, withPhone ? texts.phoneShared : texts.phoneHidden);
  return (
    <Card title={texts.title}>
      {query.data ? (
        <Stack gap={8}>
          <Check
            label={texts.label(viewer?.user.email ?? '')}
            checked={query.data.sharing.isShared}
            onChange={(isShared) => void shareEmail(isShared)}
          />
          {phone && query.data.sharing.isShared && (
            <Check
              label={texts.phone(formatPhone(phone))}
              checked={query.data.sharing.withPhone}
              onChange={(withPhone) => void sharePhone(withPhone)}
            />
          )}
          <p className="quiet">{texts.hint}</p>
        </Stack>
      ) : problem ? (
        <ErrorState {...problem} />
      ) : (
        <SkeletonLines lines={2} />
      )}
    </Card>
  );
}
