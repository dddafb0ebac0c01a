import { useState } from 'react';
import { devices } from '../../../components/security/texts.js';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { DataTable, instantColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Card, Row } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { useSignOut } from '../../../lib/session/use-sign-out.js';
import {
  useEndAllSessionsMutation,
  useEndSessionMutation,
  identityApi,
  type MySessionsQuery,
} from '../api/identity.generated.js';
import { endingAll, sessions } from '../texts/account.js';

type OwnSession = MySessionsQuery['sessions'][number];

const columns: readonly Column<OwnSession>[] = [
  {
    header: sessions.device,
    cell: ({ device, current }) => (
      <Row gap={8}>
        {devices.named(device)}
        {current && <Badge tone="green">{sessions.thisDevice}</Badge>}
      </Row>
    ),
  },
  instantColumn(sessions.signedIn, ({ signedInAt }) => signedInAt, 'signed_in_at'),
  instantColumn(sessions.lastSeen, ({ lastSeenAt }) => lastSeenAt, 'last_seen_at'),
  { header: sessions.actions, actions: true, cell: (session) => <EndSession session={session} /> },
];

export function SessionsCard() {
  const { list } = useListPage({
    endpoint: identityApi.endpoints.mySessions,
    scope: 'sessions',
    pageSize: 10,
    ask: () => undefined,
    pick: (data) => data.sessions,
    notLoaded: sessions.notLoaded,
  });
  return (
    <Card title={sessions.title} actions={<EndAllSessions />}>
      <DataTable
        caption={sessions.caption}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        empty={<EmptyState title={sessions.none} scene={null} />}
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
    return error ? toast(sessions.notEnded, 'error') : toast(sessions.ended(devices.named(device)));
  };
  return (
    <Button
      look="secondary"
      small
      busy={isLoading}
      aria-label={sessions.endOf(devices.named(device))}
      onClick={() => void submit()}
    >
      {sessions.end}
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
    return toast(endingAll.failed, 'error');
  };
  return (
    <>
      <Button look="dangerQuiet" small onClick={() => setAsking(true)}>
        {endingAll.button}
      </Button>
      <Confirm
        title={endingAll.title}
        action={endingAll.confirm}
        danger
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={submit}
      >
        {endingAll.effect}
      </Confirm>
    </>
  );
}
