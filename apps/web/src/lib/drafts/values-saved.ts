import type { AppDispatch, RootState } from '../state/store.js';
import { formKept, type DraftValues } from './drafts.slice.js';

/** What was typed since these values were sent is kept, and replaces them. */
export const valuesSaved =
  (key: string, saved: DraftValues) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const draft = getState().drafts.kept[key];
    if (!draft) return;
    const values = { ...draft.values };
    const before = { ...draft.before };
    for (const [field, value] of Object.entries(saved)) {
      if (values[field] !== value) before[field] = value;
      else for (const part of [values, before]) delete part[field];
    }
    dispatch(formKept(key, { ...draft, values, before }));
  };
