const prefix = 'stallbook.session-draft.';
const lifeMs = 7 * 24 * 60 * 60_000;

export type DraftValues = Record<string, unknown>;
interface Draft {
  savedAt: number;
  values: DraftValues;
}

const keyOf = (userId: string, path: string) => `${prefix}${userId}.${path}`;
const withoutPasswords = (name: string, value: unknown) => (/password/i.test(name) ? undefined : value);

function parse(stored: string | null): DraftValues | null {
  try {
    const { savedAt, values } = JSON.parse(stored ?? '{}') as Partial<Draft>;
    return values && Date.now() - (savedAt ?? 0) < lifeMs ? values : null;
  } catch {
    return null;
  }
}

/** What somebody had typed when their session ended: per person and address, for a week, never a password. */
export const sessionDrafts = {
  read: (userId: string, path: string): DraftValues | null => parse(localStorage.getItem(keyOf(userId, path))),
  write(userId: string, path: string, values: DraftValues): void {
    const draft: Draft = { savedAt: Date.now(), values };
    localStorage.setItem(keyOf(userId, path), JSON.stringify(draft, withoutPasswords));
  },
  remove: (userId: string, path: string): void => localStorage.removeItem(keyOf(userId, path)),
};

/** Forgets everything that this browser keeps, but for drafts that can still be offered. */
export function clearStorage(): void {
  const drafts = Object.entries(localStorage).filter(
    ([key, stored]) => key.startsWith(prefix) && parse(String(stored)),
  );
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, stored] of drafts) localStorage.setItem(key, String(stored));
}
