import { useEffect } from 'react';
import { baseApi } from '../../lib/api/base-api.js';
import { onLive } from '../../lib/live/live.js';
import { useAppDispatch } from '../../lib/state/hooks.js';
import { keepMessage } from './keep-message.js';
import type { MessageFactsFragment } from './api/messages.generated.js';

/** Follows messages and read marks of all conversations; also after an interruption. */
export function useMessageLive(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const refresh = () => void dispatch(baseApi.util.invalidateTags(['Thread']));
    const stop = [
      onLive('message', ({ data }) => {
        const { message } = data as { message: MessageFactsFragment };
        // A signal carries no links to images and no names of files.
        if (message.images.length + message.files.length > 0) dispatch(baseApi.util.invalidateTags(['Message']));
        else dispatch(keepMessage(message));
        refresh();
      }),
      onLive('message-read', refresh),
      onLive('reopened', () => void dispatch(baseApi.util.invalidateTags(['Thread', 'Message']))),
    ];
    return () => stop.forEach((one) => one());
  }, [dispatch]);
}
