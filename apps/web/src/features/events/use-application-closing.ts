import { useState } from 'react';
import { toast } from '../../components/ui/toast.js';
import { messageOf } from '../../lib/api/message-of.js';
import { movedDate, todayIn } from '../../lib/format/dates.js';
import { useUpdateEventMutation } from './api/events.generated.js';
import { closing as texts } from './texts/closing.js';
import type { EventDetails } from './components/event-facts.js';

interface ClosedBefore {
  deadline: string | null;
  /** The event's revision after its applications were closed, so that a deadline set since then stays. */
  revision: number;
}

/** Applications close at the end of their deadline, so closing them now sets it to yesterday. */
export function useApplicationClosing({ id, revision, applicationDeadline, timeZone }: EventDetails) {
  const [update, { isLoading }] = useUpdateEventMutation();
  const [before, setBefore] = useState<ClosedBefore | null>(null);
  const moveDeadline = (deadline: string | null, basedOn = revision) =>
    update({ input: { id, revision: basedOn, applicationDeadline: deadline } });
  const close = async () => {
    const { data, error } = await moveDeadline(movedDate(todayIn(timeZone), -1));
    if (error) toast(messageOf(error, texts.failed), 'error');
    else setBefore({ deadline: applicationDeadline, revision: data.event.revision });
  };
  const reopen = async (deadline: string | null, basedOn?: number) => {
    const { error } = await moveDeadline(deadline, basedOn);
    if (!error) setBefore(null);
    return { error };
  };
  const isPast = (deadline: string | null) => deadline !== null && deadline < todayIn(timeZone);
  const undo = async ({ deadline, revision: basedOn }: ClosedBefore) => {
    if (isPast(deadline)) {
      setBefore(null);
      toast(texts.deadlinePassed, 'error');
      return;
    }
    const { error } = await reopen(deadline, basedOn);
    if (error) toast(messageOf(error, texts.failed), 'error');
    else toast(texts.reopened);
  };
  const undoable = before && !isPast(before.deadline) ? before : null;
  return {
    busy: isLoading,
    close,
    reopen,
    /** That of before they were closed, while it is ahead. */
    formerDeadline: undoable?.deadline,
    undo: undoable && (() => undo(undoable)),
  };
}

export type ApplicationClosing = ReturnType<typeof useApplicationClosing>;
