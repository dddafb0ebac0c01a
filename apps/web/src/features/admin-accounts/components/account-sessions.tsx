import { useState } from 'react';
import { devices } from '../../../components/security/texts.js';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { DataTable, instantColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Card, Row } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { nameOf } from '../account-name.js';
import { useEndAccountSessionMutation, useEndAccountSessionsMutation } from '../api/admin-accounts.generated.js';
import { sessions as texts } from '../texts.js';
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
    toast(error ? texts.failed : texts.done, error ? 'error' : undefined);
    setEnding(null);
  };
  const columns: readonly Column<Session>[] = [
    {
      header: texts.device,
      cell: ({ device, current }) => (
        <Row gap={8}>
          {devices.named(device)}
          {current && <Badge tone="green">{texts.here}</Badge>}
        </Row>
      ),
    },
    instantColumn(texts.since, ({ signedInAt }) => signedInAt, 'signed_in_at'),
    instantColumn(texts.lastSeen, ({ lastSeenAt }) => lastSeenAt, 'last_seen_at'),
    {
      header: texts.actions,
      actions: true,
      cell: (session) => (
        <Button
          look="secondary"
          small
          aria-label={texts.endOf(devices.named(session.device))}
          onClick={() => setEnding(session)}
        >
          {texts.end}
        </Button>
      ),
    },
  ];
  return (
    <Card
      title={texts.title}
      actions={
        sessions.length > 0 && (
          <Button look="dangerQuiet" small onClick={() => setEnding('all')}>
            {texts.endAll}
          </Button>
        )
      }
    >
      <DataTable
        caption={texts.title}
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
        pageSize={10}
        empty={<p>{texts.none}</p>}
      />
      <Confirm
        title={
          ending === null || ending === 'all'
            ? texts.askAll(nameOf(account))
            : texts.ask(devices.named(ending.device), nameOf(account))
        }
        action={ending === 'all' ? texts.endAll : texts.end}
        danger
        open={ending !== null}
        onClose={() => setEnding(null)}
        onConfirm={end}
      >
        {texts.effect}
      </Confirm>
    </Card>
  );
}
