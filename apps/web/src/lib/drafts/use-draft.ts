import { useViewer } from '../session/use-session.js';
import { useAppDispatch, useAppSelector } from '../state/hooks.js';
import { draftKey, formKept, VISITOR } from './drafts.slice.js';

export const useDraftKey = (name: string) => draftKey(useViewer()?.user.id ?? VISITOR, name);

/** A text that is typed and not sent; it survives leaving the page. */
export function useDraft(name: string): [string, (text: string) => void] {
  const dispatch = useAppDispatch();
  const key = useDraftKey(name);
  const text = useAppSelector(({ drafts }) => drafts.kept[key]?.values['text']);
  const keep = (typed: string) => void dispatch(formKept(key, { values: typed ? { text: typed } : {} }));
  return [typeof text === 'string' ? text : '', keep];
}
