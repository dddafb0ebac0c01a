import { useEffect, useMemo, useState } from 'react';
import { draftRemoved, formKept, KEPT_MS, type DraftValues } from '../../lib/drafts/drafts.slice.js';
import { useDraftKey } from '../../lib/drafts/use-draft.js';
import type { OutgoingMessage } from '../../lib/outgoing-messages/outgoing-messages.slice.js';
import { useAppDispatch, useAppSelector, useAppStore } from '../../lib/state/hooks.js';
import type { MessageFactsFragment } from './api/messages.generated.js';

/** How long a message of another tab, or from before a reload, may still be on its way. */
const ON_ITS_WAY_MS = 10_000;

interface KeptMessage extends OutgoingMessage {
  failed: boolean;
  /** Why it failed, if the API says so. */
  problem: string | null;
}
export interface UnsentMessage extends KeptMessage {
  /** What no message names for a week is deleted. */
  filesGone: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Another release of the app may have stored fewer fields. */
const storedMessage = (messageId: string, values: DraftValues): KeptMessage => ({
  messageId,
  content: textOf(values['content']),
  imageIds: textsOf(values['imageIds']),
  fileIds: textsOf(values['fileIds']),
  createdAt: textOf(values['createdAt']),
  attachedAt: Number(values['attachedAt'] ?? Date.parse(textOf(values['createdAt']))),
  failed: values['failed'] === true,
  problem: textOf(values['problem']) || null,
});

/** The messages of a conversation that are not confirmed. As drafts, they survive a reload and the end of the session. */
export function useUnsent(threadId: string, delivered: readonly MessageFactsFragment[] | undefined) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const place = useDraftKey(`unsent-${threadId}-`);
  const kept = useAppSelector(({ drafts }) => drafts.kept);
  const [now, setNow] = useState(() => Date.now());
  const all = useMemo(
    () =>
      Object.entries(kept)
        .filter(([key]) => key.startsWith(place))
        .map(([key, { savedAt, values }]) => {
          const message = storedMessage(key.slice(place.length), values);
          const hasFiles = message.imageIds.length + message.fileIds.length > 0;
          const filesUntil = hasFiles ? message.attachedAt + KEPT_MS : Infinity;
          return { message, waitsUntil: savedAt + ON_ITS_WAY_MS, filesUntil };
        }),
    [kept, place],
  );
  const unsent = all.map(({ message, waitsUntil, filesUntil }): UnsentMessage => ({
    ...message,
    failed: message.failed || waitsUntil <= now,
    filesGone: filesUntil <= now,
  }));
  const next = Math.min(
    ...all.flatMap(({ waitsUntil, filesUntil }) => [waitsUntil, filesUntil]).filter((at) => at > now),
  );
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(next), next - Date.now());
    return () => clearTimeout(timer);
  }, [next]);
  // Its answer was lost.
  useEffect(() => {
    const ids = new Set(delivered?.map(({ id }) => id));
    for (const { message } of all) if (ids.has(message.messageId)) dispatch(draftRemoved(place + message.messageId));
  }, [all, delivered, dispatch, place]);
  const keep = (message: KeptMessage) => void dispatch(formKept(place + message.messageId, { values: { ...message } }));
  return {
    unsent,
    begin: (message: OutgoingMessage) => keep({ ...message, failed: false, problem: null }),
    /** One that was dropped meanwhile, as by a sign-out, does not come back. */
    fail: (message: OutgoingMessage, problem: string | null) => {
      if (store.getState().drafts.kept[place + message.messageId]) keep({ ...message, failed: true, problem });
    },
    drop: ({ messageId }: OutgoingMessage) => void dispatch(draftRemoved(place + messageId)),
  };
}
