import { useState } from 'react';
import { Badge, type Tone } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { usePolling } from '../../../lib/api/polling.js';
import { isApiError } from '../../../lib/api/types.js';
import { useHashTarget } from '../../../lib/hooks/use-hash-target.js';
import { useLeaving } from '../../../lib/hooks/use-leaving.js';
import {
  useAccountStatusQuery,
  useCreateAccountLinkMutation,
  useCreateConnectAccountMutation,
  type ConnectedAccountStatus,
} from '../api/payments.generated.js';
import { connectedAccount } from '../texts/payments.js';

const tones: Record<ConnectedAccountStatus, Tone> = {
  none: 'gray',
  onboarding: 'yellow',
  pending: 'blue',
  active: 'green',
  not_found: 'red',
};

const isMissing = (status: ConnectedAccountStatus) => status === 'none' || status === 'not_found';

const pollMs = 4_000;

/** A gateway that is older than this page does not know the operation. */
const missing = new Set(['NOT_FOUND', 'UNKNOWN_OPERATION']);

function statusProblem(error: unknown): string {
  if (!isApiError(error) || error.status === 500 || error.code === 'INTERNAL') return connectedAccount.statusFailed;
  return error.status === 404 || missing.has(error.code)
    ? connectedAccount.noStatus
    : messageOf(error, connectedAccount.statusFailed);
}

/** Polls the state during onboarding. */
export function ConnectAccount({ businessName }: { businessName?: string }) {
  useHashTarget();
  const [polling, pollWhile] = usePolling(pollMs);
  const { data, error, isFetching, refetch } = useAccountStatusQuery(undefined, polling);
  const [create] = useCreateConnectAccountMutation();
  const [link] = useCreateAccountLinkMutation();
  const [busy, setBusy] = useLeaving(false);
  const [problem, setProblem] = useState('');
  const account = data?.account;
  pollWhile(account?.status === 'onboarding' || account?.status === 'pending');
  const connect = async (status: ConnectedAccountStatus) => {
    setBusy(true);
    setProblem('');
    const created = isMissing(status) ? await create({ input: { businessInfo: { businessName } } }) : undefined;
    if (created?.error) {
      setProblem(messageOf(created.error, connectedAccount.notCreated));
      setBusy(false);
      return;
    }
    const next = await link();
    if (next.data) window.location.assign(next.data.link.url);
    else {
      setProblem(messageOf(next.error, connectedAccount.noLink));
      setBusy(false);
    }
  };
  const state = account && connectedAccount.states[account.status];
  return (
    <Card id="payment-account" title={connectedAccount.title}>
      <Stack>
        {error && !isFetching && <ErrorState message={statusProblem(error)} onRetry={() => void refetch()} />}
        {!account && !error && <Loading inline />}
        {state && (
          <>
            <div>
              <Badge tone={tones[account.status]}>{state.word}</Badge>
            </div>
            <p>{state.text}</p>
          </>
        )}
        {problem && <Notice tone="error">{problem}</Notice>}
        {account && (
          <Row>
            <Button
              look={account.status === 'active' ? 'secondary' : 'primary'}
              busy={busy}
              icon="money"
              onClick={() => void connect(account.status)}
            >
              {connectedAccount.actions[account.status]}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
