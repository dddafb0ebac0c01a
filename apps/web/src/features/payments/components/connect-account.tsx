import { useState } from 'react';
import { Badge, type Tone } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { isApiError } from '../../../lib/api/types.js';
import {
  useAccountStatusQuery,
  useCreateAccountLinkMutation,
  useCreateConnectAccountMutation,
  type ConnectedAccountStatus,
} from '../api/payments.generated.js';

const states: Record<ConnectedAccountStatus, { tone: Tone; word: string; text: string }> = {
  none: {
    tone: 'gray',
    word: 'Not connected',
    text: 'Vendors can pay you once a payment account is connected. It takes about five minutes.',
  },
  onboarding: {
    tone: 'yellow',
    word: 'Setup not finished',
    text: 'A few answers are missing before vendors can pay you.',
  },
  pending: { tone: 'blue', word: 'Being checked', text: 'Everything is handed in. We look again every few seconds.' },
  active: { tone: 'green', word: 'Connected', text: 'Vendors can pay you, and payouts are on.' },
  not_found: { tone: 'red', word: 'Not accessible', text: 'Stripe account not accessible or does not exist.' },
};

const pollMs = 4_000;

function statusProblem(error: unknown): string {
  if (isApiError(error) && error.status === 404) return 'Stripe account status function not available';
  if (isApiError(error) && error.status === 500) return 'Stripe service error';
  return (isApiError(error) && error.message) || 'Stripe service error';
}

/** The organizer's payment account; its state is polled while the onboarding is under way. */
export function ConnectAccount({ businessName }: { businessName?: string }) {
  const [poll, setPoll] = useState(true);
  const { data, error, isFetching, refetch } = useAccountStatusQuery(undefined, {
    pollingInterval: poll ? pollMs : 0,
    skipPollingIfUnfocused: true,
  });
  const [create] = useCreateConnectAccountMutation();
  const [link] = useCreateAccountLinkMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const account = data?.account;
  const waiting = account?.status === 'onboarding' || account?.status === 'pending';
  if (account && poll !== waiting) setPoll(waiting);
  const connect = async () => {
    setBusy(true);
    setProblem('');
    const created = account?.accountId ? undefined : await create({ input: { businessInfo: { businessName } } });
    if (created?.error) {
      setProblem((isApiError(created.error) && created.error.message) || 'Failed to create Connect account');
      setBusy(false);
      return;
    }
    const next = await link();
    if (next.data) window.location.assign(next.data.link.url);
    else {
      setProblem((isApiError(next.error) && next.error.message) || 'Failed to create account link');
      setBusy(false);
    }
  };
  const state = account && states[account.status];
  return (
    <Card title="Payment account">
      <Stack>
        {error && !isFetching && <ErrorState message={statusProblem(error)} onRetry={() => void refetch()} />}
        {!account && !error && <Loading inline />}
        {state && (
          <>
            <div>
              <Badge tone={state.tone}>{state.word}</Badge>
            </div>
            <p>{account.message ?? state.text}</p>
          </>
        )}
        {problem && <Notice tone="error">{problem}</Notice>}
        {account && account.status !== 'active' && account.status !== 'pending' && (
          <Row>
            <Button busy={busy} icon="money" onClick={() => void connect()}>
              {account.status === 'onboarding' ? 'Continue setup' : 'Connect payment account'}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
