import { MAX_MESSAGE_LENGTH } from '@stallbook/kernel/limits';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Field } from '../../../components/ui/form/field.js';
import { Stack } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { baseApi } from '../../../lib/api/base-api.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { isApiError } from '../../../lib/api/types.js';
import { useIdOf } from '../use-id-of.js';
import { useAppDispatch } from '../../../lib/state/hooks.js';
import { useStartBroadcastMutation, type PreviewBroadcastQueryVariables } from '../api/messages.generated.js';
import { useDraft } from '../../../lib/drafts/use-draft.js';
import { broadcast as texts } from '../texts/broadcast.js';

interface BroadcastFormProps {
  to: PreviewBroadcastQueryVariables['input'];
  total: number;
}

export function BroadcastForm({ to, total }: BroadcastFormProps) {
  const name = `broadcast-${to.eventId}`;
  const [text, setText] = useDraft(name);
  const [asked, setAsked] = useState(false);
  const [start] = useStartBroadcastMutation();
  const dispatch = useAppDispatch();
  const content = text.trim();
  const idOf = useIdOf(name, JSON.stringify([to, content]));
  const over = content.length - MAX_MESSAGE_LENGTH;
  const send = async () => {
    const { data, error } = await start({ input: { ...to, broadcastId: idOf(), content, expected: total } });
    setAsked(false);
    if (data) {
      // One that was begun earlier may have fewer recipients than the group has now.
      toast(texts.sending(data.broadcast.total));
      setText('');
      return;
    }
    toast(messageOf(error, texts.failed), 'error');
    if (isApiError(error) && error.code !== 'INTERNAL') dispatch(baseApi.util.invalidateTags(['Broadcast']));
  };
  return (
    <Stack>
      <Field label={texts.message} {...(over > 0 && { problem: texts.tooLong(over) })}>
        {(control) => (
          <textarea {...control} dir="auto" rows={6} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <div>
        <Button icon="arrow" disabled={!content || over > 0 || total === 0} onClick={() => setAsked(true)}>
          {texts.send(total)}
        </Button>
      </div>
      <Confirm
        title={texts.confirm.title(total)}
        action={texts.confirm.action}
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={send}
      >
        {texts.confirm.text}
      </Confirm>
    </Stack>
  );
}
