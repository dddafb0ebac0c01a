import { formKept } from '../../lib/drafts/drafts.slice.js';
import { useDraftKey } from '../../lib/drafts/use-draft.js';
import { newId } from '../../lib/ids.js';
import { useAppStore } from '../../lib/state/hooks.js';
import { isRecord } from '../../lib/state/storage.js';

/** The ID under which a draft is sent, kept with the draft: the same content keeps its ID when it is sent again. */
export function useIdOf(name: string, content: string): () => string {
  const store = useAppStore();
  const key = useDraftKey(name);
  return () => {
    const values = store.getState().drafts.kept[key]?.values;
    const sent = values?.['sent'];
    if (isRecord(sent) && sent['content'] === content && typeof sent['id'] === 'string') return sent['id'];
    const id = newId();
    store.dispatch(formKept(key, { values: { ...values, sent: { content, id } } }));
    return id;
  };
}
