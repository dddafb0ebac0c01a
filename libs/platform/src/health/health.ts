import { within } from '@stallbook/kernel/concurrency';

export type HealthCheck = () => Promise<unknown>;

const ESSENTIAL_MS = 2_000;
/** Shorter than a probe timeout: an optional server must not delay the response. */
const OPTIONAL_MS = 500;

interface Entry {
  check: HealthCheck;
  essential: boolean;
  /** The pending call; a hanging server is not called again. */
  underWay: Promise<boolean> | undefined;
}

export interface Readiness {
  ready: boolean;
  failing: string[];
  degraded: string[];
}

const ask = (entry: Entry): Promise<boolean> => {
  entry.underWay ??= Promise.resolve()
    .then(entry.check)
    .then(
      () => true,
      () => false,
    )
    .finally(() => (entry.underWay = undefined));
  return entry.underWay;
};

const passes = (entry: Entry): Promise<boolean> =>
  within(entry.essential ? ESSENTIAL_MS : OPTIONAL_MS, ask(entry), () => false);

export class HealthRegistry {
  private readonly entries = new Map<string, Entry>();
  private phase: 'starting' | 'stopping' | undefined;

  /** A check fails by throwing or by timing out. @returns a function that removes it */
  register(name: string, check: HealthCheck, { essential }: { essential: boolean }): () => void {
    const entry: Entry = { check, essential, underWay: undefined };
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
    const results = await Promise.all(
      [...this.entries].map(async ([name, entry]) => ({ name, ...entry, passed: await passes(entry) })),
    );
    const failed = results.filter(({ passed }) => !passed);
    const names = (essential: boolean) =>
      failed
        .filter((one) => one.essential === essential)
        .map(({ name }) => name)
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
