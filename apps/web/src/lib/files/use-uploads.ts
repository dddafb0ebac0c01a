import { messageOf } from '../api/message-of.js';
import { useState } from 'react';
import { useIsShown } from '../hooks/use-is-shown.js';
import { notUploaded } from '../images/texts.js';
import { useAppDispatch } from '../state/hooks.js';
import { toast } from '../toasts.js';
import { sendFile } from './send-file.js';

export interface Upload {
  total: number;
  sent: number;
  state: 'sending' | 'done' | 'failed';
  /** Empty where there is nothing more to say than that it failed. */
  message?: string;
}

/** Uploads outlive the screen that sends them, unless it gives a signal and aborts it. */
export function useUploads() {
  const dispatch = useAppDispatch();
  const isShown = useIsShown();
  const reportIfLeft = (file: File, why: string) => {
    if (!isShown()) toast(notUploaded(file.name, why), 'error');
  };
  const [uploads, setUploads] = useState<Readonly<Record<number, Upload>>>({});
  /** What was cleared meanwhile stays so. */
  const change = (index: number, facts: Partial<Upload>) =>
    setUploads((all) => (all[index] ? { ...all, [index]: { ...all[index], ...facts } } : all));
  return {
    uploads,
    /** Says so where its screen no longer can. */
    reportIfLeft,
    send: async <T>(
      index: number,
      file: File,
      path: string,
      fields: Record<string, string> = {},
      signal?: AbortSignal,
    ) => {
      setUploads((all) => ({ ...all, [index]: { total: file.size, sent: 0, state: 'sending' } }));
      const onProgress = (sent: number) => change(index, { sent });
      const reply = await dispatch(sendFile<T>({ path, fields, file, signal, onProgress }));
      if (reply.error && !signal?.aborted) reportIfLeft(file, messageOf(reply.error, ''));
      change(index, reply.error ? { state: 'failed', message: messageOf(reply.error, '') } : { state: 'done' });
      return reply;
    },
    clear: () => setUploads({}),
  };
}
