import { useEffect, useId } from 'react';
import { useIsShown } from '../hooks/use-is-shown.js';
import { useAppDispatch, useAppSelector } from '../state/hooks.js';
import { sendFile } from './send-file.js';
import { uploadsCleared, type Upload } from './uploads.slice.js';

const none: Record<number, Upload> = {};

/** Uploads outlive the screen that sends them, unless it gives a signal and aborts it. */
export function useUploads() {
  const batch = useId();
  const isShown = useIsShown();
  const dispatch = useAppDispatch();
  const uploads = useAppSelector((state) => state.uploads[batch]) ?? none;
  const clear = () => dispatch(uploadsCleared(batch));
  useEffect(() => () => void dispatch(uploadsCleared(batch)), [dispatch, batch]);
  return {
    uploads,
    send: async <T>(
      index: number,
      file: File,
      path: string,
      fields: Record<string, string> = {},
      signal?: AbortSignal,
    ) => {
      const reply = await dispatch(sendFile<T>({ batch, index, path, fields, file, signal }));
      if (!isShown()) clear();
      return reply;
    },
    clear,
  };
}
