import { useState } from 'react';
import { toast } from '../../components/ui/toast.js';
import { messageOf } from '../../lib/api/message-of.js';
import { movedDate, todayIn } from '../../lib/format/dates.js';
import { useUpdateEventMutation } from './api/events.generated.js';
import { closing as texts } from './texts/closing.js';
import type { EventDetails } from './components/event-facts.js';

/** Applications close at the end of their deadline, so closing them now sets it to yesterday. */
export function useApplicationClosing({ id, revision, applicationDeadline, timeZone }: EventDetails) {
  const [update, { isLoading }] = useUpdateEventMutation();
  const [before, setBefore] = useState<{ deadline: string | null } | null>(null);
  const moveDeadline = async (deadline: string | null) => {
    const { error } = await update({ input: { id, revision, applicationDeadline: deadline } });
    if (error) toast(messageOf(error, texts.failed), 'error');
    return !error;
  };
  const close = async () => {
    if (await moveDeadline(movedDate(todayIn(timeZone), -1))) setBefore({ deadline: applicationDeadline });
  };
  const reopen = async (deadline: string | null) => {
    if (!(await moveDeadline(deadline))) return;
    setBefore(null);
    toast(texts.reopened);
  };
  return { busy: isLoading, close, reopen, undo: before && (() => reopen(before.deadline)) };
}

export type ApplicationClosing = ReturnType<typeof useApplicationClosing>;
