import { useViewer } from '../session/use-session.js';
import { useAppSelector, useAppStore } from '../state/hooks.js';
import { draftKey, formKept, VISITOR } from './drafts.slice.js';

export const useDraftKey = (name: string) => draftKey(useViewer()?.user.id ?? VISITOR, name);

/** A text that is typed and not sent; it survives leaving the page. */
export function useDraft(name: string): [string, (text: string) => void] {
  const store = useAppStore();
  const key = useDraftKey(name);
  const text = useAppSelector(({ drafts }) => drafts.kept[key]?.values['text']);
  const keep = (typed: string) => {
    const values = { ...store.getState().drafts.kept[key]?.values, text: typed };
    store.dispatch(formKept(key, { values: typed ? values : {} }));
  };
  return [typeof text === 'string' ? text : '', keep];
}
