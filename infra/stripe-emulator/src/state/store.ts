import { type Entry, Journal, readEntries } from './journal.js';
import {
  type CheckoutPlan,
  type Delivery,
  type KeptReply,
  type OnboardingLink,
  type Row,
  TABLE_OF_PREFIX,
  type TableName,
  type Tables,
  type WebhookSettings,
} from './tables.js';

type TableMaps = { [N in TableName]: Map<string, Row<Tables[N]>> };

const emptyTables = (): TableMaps => {
  const names = [...new Set(Object.values(TABLE_OF_PREFIX))];
  return Object.fromEntries(names.map((name) => [name, new Map()])) as TableMaps;
};

interface Extras {
  links: OnboardingLink;
  plans: CheckoutPlan;
  deliveries: Delivery;
  replies: KeptReply;
  webhook: WebhookSettings;
}
type ExtraMaps = { [K in keyof Extras]: Map<string, Extras[K]> };

const SETTINGS = 'webhook';

/**
 * The emulator's state. Handlers change objects in place, without awaiting between finding and changing them:
 * every found object is written by the next `saved()`, for which the server waits before it answers. So an
 * acknowledged change survives a crash.
 */
export class Store {
  readonly tables = emptyTables();
  /** The IDs of pending webhooks: neither delivered nor held. */
  readonly waiting = new Set<string>();
  private readonly extras: ExtraMaps = {
    links: new Map(),
    plans: new Map(),
    deliveries: new Map(),
    replies: new Map(),
    webhook: new Map(),
  };
  private journal: Journal | null = null;

  /** Opens the state in `file`, or an empty one in memory. Throws on a damaged file. */
  static open(file: string | null): Store {
    const store = new Store();
    if (!file) return store;
    const { entries, journal } = readEntries(file);
    for (const entry of entries) store.apply(entry);
    store.journal = new Journal(file, store.entries(), journal, (name, key) => store.collection(name)?.get(key));
    return store;
  }

  get webhook(): WebhookSettings {
    return (
      this.extras.webhook.get(SETTINGS) ?? {
        url: null,
        secret: '',
        held: false,
        delayMs: 0,
        copies: 1,
        replyDelayMs: 0,
      }
    );
  }

  configure(settings: Partial<WebhookSettings>): void {
    this.put(SETTINGS, SETTINGS, { ...this.webhook, ...settings });
  }

  insert<N extends TableName>(name: N, object: Tables[N] & { id: string }, owner: string | null = null): Tables[N] {
    const table = this.tables[name] as Map<string, Row<Tables[N]>>;
    table.set(object.id, { object, owner, deleted: false });
    this.journal?.mark(name, object.id);
    return object;
  }

  row<N extends TableName>(name: N, id: string): Row<Tables[N]> | undefined {
    const row = (this.tables[name] as Map<string, Row<Tables[N]>>).get(id);
    if (row) this.journal?.mark(name, id);
    return row;
  }

  find<N extends TableName>(name: N, id: string, owner: string | null = null): Tables[N] | undefined {
    const row = this.row(name, id);
    return row && !row.deleted && row.owner === owner ? row.object : undefined;
  }

  /** Read-only: newest first. */
  all<N extends TableName>(name: N, owner: string | null = null): Tables[N][] {
    const rows = [...(this.tables[name] as Map<string, Row<Tables[N]>>).values()];
    return rows
      .filter((row) => !row.deleted && row.owner === owner)
      .map((row) => row.object)
      .reverse();
  }

  /** Read-only: any object by its ID, regardless of its owner. */
  lookup(id: string): unknown {
    const name = TABLE_OF_PREFIX[id.split('_')[0] ?? ''];
    return name && this.tables[name].get(id)?.object;
  }

  get<K extends keyof Extras>(name: K, key: string): Extras[K] | undefined {
    return this.extras[name].get(key) as Extras[K] | undefined;
  }

  values<K extends keyof Extras>(name: K): [string, Extras[K]][] {
    return [...this.extras[name].entries()] as [string, Extras[K]][];
  }

  put<K extends keyof Extras>(name: K, key: string, value: Extras[K]): void {
    this.apply([name, key, value]);
    this.journal?.mark(name, key);
  }

  drop(name: keyof Extras, key: string): void {
    this.apply([name, key, null]);
    this.journal?.mark(name, key);
  }

  /** Resolves when every change up to now is on disk. */
  async saved(): Promise<void> {
    await this.journal?.saved();
  }

  private collection(name: string): Map<string, unknown> | undefined {
    const all: Record<string, Map<string, unknown>> = { ...this.tables, ...this.extras };
    return all[name];
  }

  private apply([name, key, value]: Entry): void {
    if (value === null) this.collection(name)?.delete(key);
    else this.collection(name)?.set(key, value);
    if (name !== 'deliveries') return;
    if (this.extras.deliveries.get(key)?.status === 'pending') this.waiting.add(key);
    else this.waiting.delete(key);
  }

  private entries(): Entry[] {
    const names = [...Object.keys(this.tables), ...Object.keys(this.extras)];
    return names.flatMap((name) => [...(this.collection(name) ?? [])].map(([key, value]): Entry => [name, key, value]));
  }
}
