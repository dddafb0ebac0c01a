interface Entry {
  value: Promise<unknown>;
  users: number;
}

const entries = new Map<string, Entry>();

export interface Shared<T> {
  value: T;
  release(): Promise<void>;
}

export async function share<T>(
  key: string,
  create: () => Promise<T>,
  destroy: (value: T) => Promise<unknown>,
): Promise<Shared<T>> {
  const entry = entries.get(key) ?? { value: create(), users: 0 };
  entries.set(key, entry);
  entry.users += 1;
  let released = false;
  const release = async () => {
    if (released) return;
    released = true;
    entry.users -= 1;
    if (entry.users > 0) return;
    if (entries.get(key) === entry) entries.delete(key);
    await destroy((await entry.value) as T);
  };
  try {
    return { value: (await entry.value) as T, release };
  } catch (error) {
    if (entries.get(key) === entry) entries.delete(key);
    throw error;
  }
}
