import { useEffect, useId, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../state/hooks.js';
import { sendFile } from './send-file.js';
import { uploadsCleared, type Upload } from './uploads.slice.js';

const none: Record<number, Upload> = {};

/** Uploads outlive the screen that sends them, unless it gives a signal and aborts it. */
export function useUploads() {
  const batch = useId();
  const isShown = useRef(true);
  const dispatch = useAppDispatch();
  const uploads = useAppSelector((state) => state.uploads[batch]) ?? none;
  const clear = () => dispatch(uploadsCleared(batch));
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      dispatch(uploadsCleared(batch));
    };
  }, [dispatch, batch]);
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
      if (!isShown.current) clear();
      return reply;
    },
    clear,
  };
}
