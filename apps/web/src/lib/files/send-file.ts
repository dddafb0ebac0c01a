import { messageOf } from '../api/message-of.js';
import { refreshSession } from '../api/refresh.js';
import { unreachable } from '../api/transport.js';
import type { AppDispatch } from '../state/store.js';
import { uploadFile } from './upload.js';
import { uploadEnded, uploadProgressed, uploadStarted } from './uploads.slice.js';

interface SendOptions {
  batch: string;
  index: number;
  path: string;
  fields: Record<string, string>;
  file: File;
  signal?: AbortSignal;
}

/** Uploads one file, with its progress in the store. After an expired access token, it tries again. */
export const sendFile =
  <T>({ batch, index, path, fields, file, signal }: SendOptions) =>
  async (dispatch: AppDispatch) => {
    dispatch(uploadStarted({ batch, index, total: file.size }));
    const onProgress = (sent: number) => dispatch(uploadProgressed({ batch, index, sent }));
    const send = () => uploadFile<T>({ path, fields, file, onProgress, signal });
    let reply = await send();
    if (reply.error?.code === 'UNAUTHENTICATED') {
      const renewal = await dispatch(refreshSession());
      if (renewal === 'renewed' && !signal?.aborted) reply = await send();
      else if (renewal === 'unreachable') reply = unreachable;
    }
    dispatch(uploadEnded({ batch, index, message: reply.error && messageOf(reply.error, '') }));
    return reply;
  };
