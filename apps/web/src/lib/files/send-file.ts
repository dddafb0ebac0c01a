import { refreshSession } from '../api/refresh.js';
import { unreachable } from '../api/transport.js';
import type { AppDispatch } from '../state/store.js';
import { uploadFile, type UploadOptions } from './upload.js';

/** Uploads one file. After an expired access token, it tries again. */
export const sendFile =
  <T>(options: UploadOptions) =>
  async (dispatch: AppDispatch) => {
    const reply = await uploadFile<T>(options);
    if (reply.error?.code !== 'UNAUTHENTICATED') return reply;
    const renewal = await dispatch(refreshSession());
    if (renewal === 'unreachable') return unreachable;
    return renewal === 'renewed' && !options.signal?.aborted ? uploadFile<T>(options) : reply;
  };
