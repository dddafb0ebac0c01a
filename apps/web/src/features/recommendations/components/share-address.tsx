import { Check } from '../../../components/ui/form/check.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { SkeletonLines } from '../../../components/ui/skeletons.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useChoice } from '../../../lib/hooks/use-choice.js';
import { formatPhone } from '../../../lib/format/text.js';
import { useViewer } from '../../../lib/session/use-session.js';
import {
  useAddressSharingQuery,
  useShareAddressMutation,
  type AddressSharingQuery,
} from '../api/recommendations.generated.js';
import { shareAddress as texts } from '../texts.js';

type Shared = 'nothing' | 'email' | 'phone';

const sharedOf = ({ isShared, withPhone }: AddressSharingQuery['sharing']): Shared =>
  !isShared ? 'nothing' : withPhone ? 'phone' : 'email';

function doneText(shared: Shared, before: Shared | undefined): string {
  if (shared === 'nothing') return texts.hidden;
  if (shared === 'phone') return texts.phoneShared;
  return before === 'phone' ? texts.phoneHidden : texts.shared;
}

/** A vendor's consent to show their email address, and their phone number, to organizers; saved with each change. */
export function ShareAddress() {
  const viewer = useViewer();
  const phone = viewer?.profile?.phone;
  const query = useAddressSharingQuery();
  const [share] = useShareAddressMutation();
  const problem = loadProblem(query, texts.notLoaded);
  const [shared, setShared] = useChoice(query.data && sharedOf(query.data.sharing), async (choice, before) => {
    const { error } = await share({ isShared: choice !== 'nothing', withPhone: choice === 'phone' });
    if (error) toast(texts.failed, 'error');
    else toast(doneText(choice, before));
    return !error;
  });
  return (
    <Card title={texts.title}>
      {shared ? (
        <Stack gap={8}>
          <Check
            label={texts.label(viewer?.user.email ?? '')}
            checked={shared !== 'nothing'}
            onChange={(isShared) => setShared(isShared ? 'email' : 'nothing')}
          />
          {phone && shared !== 'nothing' && (
            <Check
              label={texts.phone(formatPhone(phone))}
              checked={shared === 'phone'}
              onChange={(withPhone) => setShared(withPhone ? 'phone' : 'email')}
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
