import { sessionDrafts, type DraftValues } from './session-drafts.js';

interface OpenForm {
  userId: string;
  path: string;
  /** What is typed and not saved; null where nothing is. */
  unsaved: () => DraftValues | null;
}

const open = new Set<OpenForm>();

/** The forms on the screen whose input outlives the end of the session. */
export const openForms = {
  add(form: OpenForm): () => void {
    open.add(form);
    return () => open.delete(form);
  },
  /** Before the session is gone, and with it whatever shows the forms. */
  keep(): void {
    for (const { userId, path, unsaved } of open) {
      const values = unsaved();
      if (!values) continue;
      try {
        sessionDrafts.write(userId, path, values);
      } catch {
        // A full storage must not keep a session open.
        console.warn('a draft could not be kept');
      }
    }
    open.clear();
  },
  /** Whoever signs out by hand leaves nothing behind. */
  forget: (): void => open.clear(),
};
