import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { DataTable, instantColumn, type Column } from '../../../components/ui/data-table.js';
import { Confirm } from '../../../components/ui/dialog.js';
import { Card, Row } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { useSignOut } from '../../../lib/session/use-sign-out.js';
import {
  useEndAllSessionsMutation,
  useEndSessionMutation,
  useMySessionsQuery,
  type MySessionsQuery,
} from '../api/identity.generated.js';

type OwnSession = MySessionsQuery['sessions'][number];

const columns: readonly Column<OwnSession>[] = [
  {
    header: 'Device',
    cell: ({ device, current }) => (
      <Row gap={8}>
        {device}
        {current && <Badge tone="green">This device</Badge>}
      </Row>
    ),
  },
  instantColumn('Signed in', ({ signedInAt }) => signedInAt),
  instantColumn('Last seen', ({ lastSeenAt }) => lastSeenAt),
  { header: 'Actions', actions: true, cell: (session) => <EndSession session={session} /> },
];

/** Where the person is signed in. */
export function SessionsCard() {
  const { data, error, isFetching, refetch } = useMySessionsQuery();
  return (
    <Card title="Where you are signed in" actions={<EndAllSessions />}>
      <DataTable
        caption="Sessions"
        columns={columns}
        rows={data?.sessions}
        rowKey={({ id }) => id}
        pageSize={10}
        problem={
          error && !isFetching
            ? { message: 'Your sessions could not be loaded.', onRetry: () => void refetch() }
            : undefined
        }
        empty={<EmptyState title="No other session" scene={null} />}
      />
    </Card>
  );
}

function EndSession({ session: { id, device, current } }: { session: OwnSession }) {
  const [end, { isLoading }] = useEndSessionMutation();
  const signOut = useSignOut();
  const submit = async () => {
    if (current) return signOut();
    const { error } = await end({ input: { id } });
    return toast(error ? 'That session could not be ended. Please try again.' : `${device} is signed out`);
  };
  return (
    <Button look="secondary" small busy={isLoading} aria-label={`Sign out ${device}`} onClick={() => void submit()}>
      Sign out
    </Button>
  );
}

function EndAllSessions() {
  const [asking, setAsking] = useState(false);
  const [endAll] = useEndAllSessionsMutation();
  const signOut = useSignOut();
  const submit = async () => {
    const { error } = await endAll();
    if (!error) return signOut();
    setAsking(false);
    return toast('Your sessions could not be ended. Please try again.');
  };
  return (
    <>
      <Button look="dangerQuiet" small onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <Confirm
        title="Sign out everywhere?"
        action="Sign out everywhere"
        danger
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={submit}
      >
        You are signed out on all devices, this one too. Within a quarter of an hour none of them shows anything more.
      </Confirm>
    </>
  );
}
