import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { DataTable, instantColumn, type Column } from '../../../components/ui/data-table.js';
import { Confirm } from '../../../components/ui/dialog.js';
import { Card, Row } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { nameOf } from '../account-words.js';
import { useEndAccountSessionMutation, useEndAccountSessionsMutation } from '../api/accounts.generated.js';
import { sessions as words } from '../texts.js';
import type { Person } from '../person.js';

type Session = Person['sessions'][number];

export function AccountSessions({ account }: { account: Person }) {
  const { id: accountId, sessions } = account;
  const [ending, setEnding] = useState<Session | 'all' | null>(null);
  const [endOne] = useEndAccountSessionMutation();
  const [endAll] = useEndAccountSessionsMutation();
  const end = async () => {
    if (!ending) return;
    const { error } = await (ending === 'all'
      ? endAll({ id: accountId })
      : endOne({ input: { accountId, sessionId: ending.id } }));
    toast(error ? words.failed : words.done, error ? 'error' : undefined);
    setEnding(null);
  };
  const columns: readonly Column<Session>[] = [
    {
      header: words.device,
      cell: ({ device, current }) => (
        <Row gap={8}>
          {device}
          {current && <Badge tone="green">{words.here}</Badge>}
        </Row>
      ),
    },
    instantColumn(words.since, ({ signedInAt }) => signedInAt),
    instantColumn(words.lastSeen, ({ lastSeenAt }) => lastSeenAt),
    {
      header: words.actions,
      actions: true,
      cell: (session) => (
        <Button look="secondary" small aria-label={words.endOf(session.device)} onClick={() => setEnding(session)}>
          {words.end}
        </Button>
      ),
    },
  ];
  return (
    <Card
      title={words.title}
      actions={
        sessions.length > 0 && (
          <Button look="dangerQuiet" small onClick={() => setEnding('all')}>
            {words.endAll}
          </Button>
        )
      }
    >
      <DataTable
        caption={words.title}
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
        pageSize={10}
        empty={<p>{words.none}</p>}
      />
      <Confirm
        title={
          ending === null || ending === 'all'
            ? words.askAll(nameOf(account))
            : words.ask(ending.device, nameOf(account))
        }
        action={ending === 'all' ? words.endAll : words.end}
        danger
        open={ending !== null}
        onClose={() => setEnding(null)}
        onConfirm={end}
      >
        {words.effect}
      </Confirm>
    </Card>
  );
}
