import { useMemo } from 'react';
import { draftRemoved, formKept } from '../../lib/drafts/drafts.slice.js';
import { useDraftKey } from '../../lib/drafts/use-draft.js';
import type { OutgoingMessage } from '../../lib/outgoing-messages/outgoing-messages.slice.js';
import { useAppDispatch, useAppSelector } from '../../lib/state/hooks.js';

export interface UnsentMessage extends OutgoingMessage {
  /** Why it failed, if the API says so. */
  problem: string | null;
}

/** The messages of a conversation that are not confirmed. As drafts, they survive a reload and the end of the session. */
export function useUnsent(threadId: string) {
  const dispatch = useAppDispatch();
  const place = useDraftKey(`unsent-${threadId}-`);
  const kept = useAppSelector(({ drafts }) => drafts.kept);
  const unsent = useMemo(
    () =>
      Object.entries(kept)
        .filter(([key]) => key.startsWith(place))
        .map(([, { values }]) => values as unknown as UnsentMessage),
    [kept, place],
  );
  return {
    unsent,
    keep: (message: UnsentMessage) => void dispatch(formKept(place + message.messageId, { values: { ...message } })),
    drop: ({ messageId }: OutgoingMessage) => void dispatch(draftRemoved(place + messageId)),
  };
}
