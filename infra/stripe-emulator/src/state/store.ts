import { readSnapshot, SnapshotWriter } from './snapshot-file.js';
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

/**
 * Everything the emulator knows. Handlers change objects in place, without awaiting in between, and the server
 * waits for `saved()` before it answers: what was answered survives the loss of the process.
 */
export class Store {
  readonly tables = emptyTables();
  readonly links = new Map<string, OnboardingLink>();
  readonly plans = new Map<string, CheckoutPlan>();
  readonly deliveries = new Map<string, Delivery>();
  readonly replies = new Map<string, KeptReply>();
  webhook: WebhookSettings = { url: null, secret: '', held: false, delayMs: 0, copies: 1 };

  private readonly writer: SnapshotWriter | null;

  private constructor(file: string | null) {
    this.writer = file ? new SnapshotWriter(file, () => this.toJson()) : null;
  }

  /** Opens the state in `file`, or an empty one that lives in memory alone. Throws on a damaged file. */
  static open(file: string | null): Store {
    const store = new Store(file);
    const kept = file ? readSnapshot(file) : null;
    if (kept) store.load(kept);
    return store;
  }

  insert<N extends TableName>(name: N, object: Tables[N] & { id: string }, owner: string | null = null): Tables[N] {
    const table = this.tables[name] as Map<string, Row<Tables[N]>>;
    table.set(object.id, { object, owner, deleted: false });
    return object;
  }

  row<N extends TableName>(name: N, id: string): Row<Tables[N]> | undefined {
    return (this.tables[name] as Map<string, Row<Tables[N]>>).get(id);
  }

  /** The object if it exists, was not deleted and lives in `owner`. */
  find<N extends TableName>(name: N, id: string, owner: string | null = null): Tables[N] | undefined {
    const row = this.row(name, id);
    return row && !row.deleted && row.owner === owner ? row.object : undefined;
  }

  /** Newest first. */
  all<N extends TableName>(name: N, owner: string | null = null): Tables[N][] {
    const rows = [...(this.tables[name] as Map<string, Row<Tables[N]>>).values()];
    return rows
      .filter((row) => !row.deleted && row.owner === owner)
      .map((row) => row.object)
      .reverse();
  }

  /** Any object by its id alone, whoever owns it. */
  lookup(id: string): unknown {
    const name = TABLE_OF_PREFIX[id.split('_')[0] ?? ''];
    return name && this.row(name, id)?.object;
  }

  touch(): void {
    this.writer?.touch();
  }

  /** Resolves when every change up to now is on disk. */
  async saved(): Promise<void> {
    await this.writer?.saved();
  }

  private toJson(): string {
    const { webhook } = this;
    const tables = Object.fromEntries(Object.entries(this.tables).map(([name, rows]) => [name, [...rows.values()]]));
    return JSON.stringify({
      version: 1,
      webhook,
      tables,
      links: [...this.links.values()],
      plans: [...this.plans.values()],
      deliveries: [...this.deliveries.values()],
      replies: [...this.replies],
    });
  }

  private load(kept: NonNullable<ReturnType<typeof readSnapshot>>): void {
    for (const [name, rows] of Object.entries(kept.tables)) {
      const table = this.tables[name as TableName] as Map<string, Row<unknown>> | undefined;
      for (const row of rows) table?.set(row.object.id, row);
    }
    for (const link of kept.links) this.links.set(link.token, link);
    for (const plan of kept.plans) this.plans.set(plan.session, plan);
    for (const delivery of kept.deliveries) this.deliveries.set(delivery.id, delivery);
    for (const [key, reply] of kept.replies) this.replies.set(key, reply);
    this.webhook = kept.webhook;
  }
}
