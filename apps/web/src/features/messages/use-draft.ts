import { messageTyped } from '../../lib/drafts/drafts.slice.js';
import { useAppDispatch, useAppSelector } from '../../lib/state/hooks.js';

export const useDrafts = () => useAppSelector(({ drafts }) => drafts.messages);

/** What is typed and not sent, by conversation; it survives leaving the page. */
export function useDraft(key: string): [string, (text: string) => void] {
  const dispatch = useAppDispatch();
  const text = useDrafts()[key] ?? '';
  return [text, (typed) => void dispatch(messageTyped({ key, text: typed }))];
}
