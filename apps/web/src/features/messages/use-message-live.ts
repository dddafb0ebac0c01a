import { useEffect } from 'react';
import { baseApi } from '../../lib/api/base-api.js';
import { onLive } from '../../lib/live/live.js';
import { useViewer } from '../../lib/session/use-session.js';
import { useAppDispatch } from '../../lib/state/hooks.js';
import { keepMessage } from './keep-message.js';
import type { MessageFactsFragment } from './api/messages.generated.js';

/** Follows messages and read marks of all conversations; also after an interruption. */
export function useMessageLive(): void {
  const dispatch = useAppDispatch();
  const viewerId = useViewer()?.user.id;
  useEffect(() => {
    const refresh = () => void dispatch(baseApi.util.invalidateTags(['Thread']));
    return onLive({
      message: (sent) => {
        const message = sent.message as MessageFactsFragment;
        // A signal carries no links to images and no names of files.
        if (message.images.length + message.files.length > 0) dispatch(baseApi.util.invalidateTags(['Message']));
        else dispatch(keepMessage(message));
        refresh();
      },
      'message-read': ({ userId }) => {
        refresh();
        // Another device of this person read the notification too.
        if (userId === viewerId) dispatch(baseApi.util.invalidateTags(['Notification']));
      },
      reopened: () => void dispatch(baseApi.util.invalidateTags(['Thread', 'Message'])),
    });
  }, [dispatch, viewerId]);
}
