import { appendFile } from 'node:fs/promises';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

export type Entry = [collection: string, key: string, value: unknown];

interface Snapshot {
  version: 1;
  journal: number;
  entries: Entry[];
}

const journalOf = (file: string, number: number): string => `${file}.${number}.journal`;

const readSnapshot = (file: string): Snapshot | null => {
  if (!existsSync(file)) return null;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Snapshot;
  if (kept.version !== 1) throw new Error(`version ${String(kept.version)} is unknown`);
  return kept;
};

/** The changes since the snapshot. An incomplete last line was never acknowledged, so it does not count. */
const readJournal = (file: string): Entry[] => {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.flatMap((line) => JSON.parse(line) as Entry[]);
};

/** All entries of `file` and its journal, oldest first. Throws with the file's name if they are unreadable. */
export const readEntries = (file: string): { entries: Entry[]; journal: number } => {
  try {
    const snapshot = readSnapshot(file);
    const journal = snapshot?.journal ?? 0;
    return { entries: [...(snapshot?.entries ?? []), ...readJournal(journalOf(file, journal))], journal };
  } catch (error) {
    throw new Error(`The emulator's state file ${file} is damaged; remove it to start afresh.`, { cause: error });
  }
};

/** Writes a snapshot next to the file and renames it; the snapshot names the journal that continues it. */
const writeSnapshot = (file: string, snapshot: Snapshot): void => {
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.next`;
  const descriptor = openSync(next, 'w', 0o600);
  try {
    writeFileSync(descriptor, JSON.stringify(snapshot));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(next, file);
};

/** Appends changed values to the journal; changes during a write share the next line. */
export class Journal {
  private marks = new Map<string, [string, string]>();
  private running: Promise<void> | null = null;
  private failure: unknown = null;
  private readonly path: string;

  /** Starts a new journal after a snapshot of `entries`; `former` is the journal that the snapshot replaces. */
  constructor(
    file: string,
    entries: Entry[],
    former: number,
    private readonly valueOf: (collection: string, key: string) => unknown,
  ) {
    const next = journalOf(file, former + 1);
    rmSync(next, { force: true });
    writeSnapshot(file, { version: 1, journal: former + 1, entries });
    rmSync(journalOf(file, former), { force: true });
    this.path = next;
  }

  mark(collection: string, key: string): void {
    this.marks.set(`${collection}/${key}`, [collection, key]);
  }

  /** Resolves when everything marked so far is written. Rejects permanently after a failed write. */
  async saved(): Promise<void> {
    if (this.running) await this.running;
    if (this.failure) throw this.failure;
    // Several callers may wait for the same write: the first one starts the next, and all wait for it.
    if (this.marks.size > 0) {
      this.running ??= this.write().finally(() => {
        this.running = null;
      });
    }
    await this.running;
  }

  private async write(): Promise<void> {
    const entries = [...this.marks.values()].map(([collection, key]) => [
      collection,
      key,
      this.valueOf(collection, key) ?? null,
    ]);
    this.marks = new Map();
    try {
      await appendFile(this.path, `${JSON.stringify(entries)}\n`, { mode: 0o600 });
    } catch (error) {
      // The file may end with half a line, so nothing may follow.
      this.failure = error;
      throw error;
    }
  }
}
