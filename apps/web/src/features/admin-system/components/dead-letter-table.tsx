import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { countColumn, DataTable, instantColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { adminSystemApi, useResendDeadLetterMutation } from '../api/admin-system.generated.js';
import { letters as texts, page } from '../texts/system.js';
import { polling } from '../use-system.js';
import { DiscardDialog, LetterDetails, type Letter } from './dead-letter-dialogs.js';

type Opened = { letter: Letter; to: 'look' | 'discard' } | null;

function Actions({ letter, onOpen }: { letter: Letter; onOpen: (opened: Opened) => void }) {
  const [resend, { isLoading }] = useResendDeadLetterMutation();
  const { service, id, type, messageId } = letter;
  const send = async () => {
    const { error } = await resend({ input: { service, id } });
    if (error) toast(messageOf(error, texts.failed), 'error');
    else toast(texts.resent);
  };
  return (
    <Row gap={4}>
      <Button
        look="secondary"
        small
        aria-label={texts.detailsOf(type, messageId)}
        onClick={() => onOpen({ letter, to: 'look' })}
      >
        {texts.details}
      </Button>
      <Button
        look="secondary"
        small
        icon="refresh"
        busy={isLoading}
        aria-label={texts.resendOf(type, messageId)}
        onClick={() => void send()}
      >
        {texts.resend}
      </Button>
      <Button
        look="dangerQuiet"
        small
        icon="trash"
        aria-label={texts.discardOf(type, messageId)}
        onClick={() => onOpen({ letter, to: 'discard' })}
      >
        {texts.discard}
      </Button>
    </Row>
  );
}

/** Shows metadata only, never a message's content. */
export function DeadLetterTable() {
  const { data, list } = useListPage({
    endpoint: adminSystemApi.endpoints.deadLetters,
    scope: 'letters',
    ask: () => undefined,
    pick: ({ deadLetters }) => deadLetters.items,
    notLoaded: texts.notLoaded,
    options: polling,
  });
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const columns: readonly Column<Letter>[] = [
    { header: texts.type, field: 'type', cell: ({ type }) => type, value: ({ type }) => type },
    { header: texts.group, field: 'group', cell: ({ group }) => group, value: ({ group }) => group },
    { header: texts.error, cell: (letter) => letter.error },
    countColumn(texts.attempts, ({ attempts }) => attempts, 'attempts'),
    instantColumn(texts.given, ({ at }) => at, 'at'),
    { header: texts.actions, actions: true, cell: (letter) => <Actions letter={letter} onOpen={setOpened} /> },
  ];
  const found = data?.deadLetters;
  return (
    <Card title={texts.title}>
      <Stack>
        {found && found.notReachable.length > 0 && (
          <Notice tone="warning">{page.notReachable(found.notReachable.join(', '))}</Notice>
        )}
        <DataTable
          caption={texts.title}
          list={list}
          rowKey={({ id }) => id}
          columns={columns}
          empty={found?.notReachable.length === 0 && <p>{texts.none}</p>}
        />
      </Stack>
      {opened?.to === 'look' && <LetterDetails letter={opened.letter} onClose={close} />}
      {opened?.to === 'discard' && <DiscardDialog letter={opened.letter} onClose={close} />}
    </Card>
  );
}
