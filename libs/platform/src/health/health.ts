import { readInTime, type Reading } from './read-in-time.js';

const ESSENTIAL_MS = 2_000;
/** Shorter than a probe timeout: an optional server must not delay the response. */
const OPTIONAL_MS = 500;

interface Entry {
  works: Reading<boolean>;
  essential: boolean;
}

export interface Readiness {
  ready: boolean;
  failing: string[];
  degraded: string[];
}

const passes = async ({ works, essential }: Entry): Promise<boolean> =>
  (await readInTime(works, essential ? ESSENTIAL_MS : OPTIONAL_MS)) ?? false;

export class HealthRegistry {
  private readonly entries = new Map<string, Entry>();
  private phase: 'starting' | 'stopping' | undefined;

  /** A check fails by throwing or by timing out. @returns a function that removes it */
  register(name: string, check: () => Promise<unknown>, { essential }: { essential: boolean }): () => void {
    const works = async () => {
      await check();
      return true;
    };
    const entry = { works, essential };
    this.entries.set(name, entry);
    return () => void (this.entries.get(name) === entry && this.entries.delete(name));
  }

  /** Not ready until `started`. */
  starting(): void {
    this.phase = 'starting';
  }

  started(): void {
    this.phase = undefined;
  }

  /** Not ready, so that new requests go elsewhere while pending ones finish. */
  stopping(): void {
    this.phase = 'stopping';
  }

  async readiness(): Promise<Readiness> {
    const up = await this.servers();
    const names = (essential: boolean) =>
      [...this.entries]
        .filter(([name, entry]) => entry.essential === essential && up.get(name) === false)
        .map(([name]) => name)
        .sort();
    const failing = [...(this.phase ? [this.phase] : []), ...names(true)];
    return { ready: failing.length === 0, failing, degraded: names(false) };
  }

  async servers(): Promise<Map<string, boolean>> {
    const results = await Promise.all(
      [...this.entries].map(async ([name, entry]) => [name, await passes(entry)] as const),
    );
    return new Map(results);
  }
}

/** Services in one process share its readiness. */
export const health = new HealthRegistry();
