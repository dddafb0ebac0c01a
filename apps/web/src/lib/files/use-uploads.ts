import { useEffect, useId } from 'react';
import { useAppDispatch, useAppSelector } from '../state/hooks.js';
import { sendFile } from './send-file.js';
import { uploadsCleared, type Upload } from './uploads.slice.js';

const none: Record<number, Upload> = {};

export function useUploads() {
  const batch = useId();
  const dispatch = useAppDispatch();
  const uploads = useAppSelector((state) => state.uploads[batch]) ?? none;
  useEffect(() => () => void dispatch(uploadsCleared(batch)), [dispatch, batch]);
  return {
    uploads,
    send: <T>(index: number, file: File, path: string, fields: Record<string, string> = {}, signal?: AbortSignal) =>
      dispatch(sendFile<T>({ batch, index, path, fields, file, signal })),
    clear: () => dispatch(uploadsCleared(batch)),
  };
}
