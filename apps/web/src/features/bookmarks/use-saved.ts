import { useAppDispatch } from '../../lib/state/hooks.js';
import { useSession } from '../../lib/session/use-session.js';
import {
  bookmarksApi,
  useAddBookmarkMutation,
  useMyBookmarksQuery,
  useRemoveBookmarkMutation,
  type BookmarkInput,
  type MyBookmarksQuery,
} from './api/bookmarks.generated.js';

type Saved = MyBookmarksQuery['bookmarks'][number];

/** Updates optimistically and reverts when the API refuses. */
export function useSaved(target: BookmarkInput) {
  const { status } = useSession();
  const dispatch = useAppDispatch();
  const isIt = (one: Saved) => one.targetType === target.targetType && one.targetId === target.targetId;
  const { known } = useMyBookmarksQuery(undefined, {
    skip: status !== 'signed-in',
    selectFromResult: ({ data }) => ({ known: data?.bookmarks.some(isIt) ?? false }),
  });
  const [add, adding] = useAddBookmarkMutation();
  const [remove, removing] = useRemoveBookmarkMutation();
  const saved = status === 'signed-in' && known;
  return {
    saved,
    signedOut: status === 'signed-out',
    busy: adding.isLoading || removing.isLoading,
    flip: async (): Promise<unknown> => {
      const shown = dispatch(
        bookmarksApi.util.updateQueryData('myBookmarks', undefined, (list) => {
          list.bookmarks = saved ? list.bookmarks.filter((one) => !isIt(one)) : [target, ...list.bookmarks];
        }),
      );
      const { error } = await (saved ? remove : add)({ input: target });
      if (error) shown.undo();
      return error;
    },
  };
}
