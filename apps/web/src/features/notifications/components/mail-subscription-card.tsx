import { Button } from '../../../components/ui/button.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { isNotFound } from '../../../lib/api/types.js';
import { useChangeMailSubscriptionMutation, useMailSubscriptionQuery } from '../api/notifications.generated.js';
import { mailSubscription as texts } from '../texts.js';

/** For the holder of a mailed link, who may be signed out. Opening it changes nothing, since scanners open links too. */
export function MailSubscriptionCard({ token }: { token: string }) {
  const query = useMailSubscriptionQuery({ input: { token } });
  const [change, { isLoading }] = useChangeMailSubscriptionMutation();
  const { data, error } = query;
  if (isNotFound(error)) {
    return (
      <Notice tone="warning" title={texts.unknown.title}>
        {texts.unknown.text}
      </Notice>
    );
  }
  const problem = loadProblem(query, texts.notLoaded);
  if (!data) return problem ? <ErrorState {...problem} /> : <Loading inline />;
  const { reminders, invitations, digest, recommendations, canResume } = data.subscription;
  const [some, all] = [reminders || invitations || digest || recommendations, reminders && invitations];
  const choose = async (subscribed: boolean) => {
    const { error: failure } = await change({ input: { token, subscribed } });
    if (failure) toast(texts.notSaved, 'error');
  };
  return (
    <Card title={texts.title}>
      <Stack gap={16}>
        <div role="status">
          <p>{some ? texts.gets : texts.stopped}</p>
          <p>{some && !all ? texts.getsSome : texts.stillSent}</p>
        </div>
        <Row>
          {some && (
            <Button busy={isLoading} onClick={() => void choose(false)}>
              {texts.stop}
            </Button>
          )}
          {canResume && (
            <Button look="secondary" busy={isLoading} onClick={() => void choose(true)}>
              {texts.resume}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
