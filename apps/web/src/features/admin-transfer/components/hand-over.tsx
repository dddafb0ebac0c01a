import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Field } from '../../../components/ui/form/field.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { useDraft } from '../../../lib/drafts/use-draft.js';
import { useTransferMarketEventMutation, type EventToTransferQuery } from '../api/admin-transfer.generated.js';
import { handOver } from '../texts.js';
import type { Organizer } from './organizer-picker.js';

interface HandOverProps {
  event: EventToTransferQuery['event'];
  openClaims: number;
  organizer: Organizer | null;
  onDone: () => void;
}

export function HandOver({ event, openClaims, organizer, onDone }: HandOverProps) {
  const [note, setNote] = useDraft(`transfer-${event.id}`);
  const [asking, setAsking] = useState(false);
  const [transfer, { error }] = useTransferMarketEventMutation();
  const confirm = async () => {
    if (!organizer) return;
    const reply = await transfer({
      input: { eventId: event.id, organizerId: organizer.id, note: note.trim() || null },
    });
    setAsking(false);
    if (reply.error) return;
    setNote('');
    onDone();
  };
  const owner = event.organizer?.businessName;
  return (
    <Card title={handOver.title}>
      <Stack>
        <Field label={handOver.note} hint={handOver.noteHint}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={2_000}
              value={note}
              onChange={(change) => setNote(change.target.value)}
            />
          )}
        </Field>
        {error && <Notice tone="error">{messageOf(error, handOver.failed)}</Notice>}
        <Row>
          <Button disabled={!organizer} onClick={() => setAsking(true)}>
            {handOver.button}
          </Button>
        </Row>
      </Stack>
      <Confirm
        title={handOver.ask}
        action={handOver.confirm}
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>{organizer && handOver.effect(event.title, organizer.businessName)}</p>
        {owner && <p>{handOver.loses(owner)}</p>}
        {openClaims > 0 && <p>{handOver.closes(openClaims)}</p>}
        <p>{handOver.notifies}</p>
      </Confirm>
    </Card>
  );
}
