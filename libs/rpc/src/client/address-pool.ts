import { lookup as dnsLookup } from 'node:dns/promises';
import { Connection } from './connection.js';

export type Lookup = (host: string) => Promise<string[]>;

export interface PoolOptions {
  /** Every address of a host name; default the system's resolver. */
  lookup?: Lookup;
  /** How old a resolved name may be. Default 3,000. */
  refreshMs?: number;
}

const lookupAll: Lookup = async (host) => (await dnsLookup(host, { all: true })).map(({ address }) => address);

/** Connections to every address that a service's `host:port` list resolves to, kept up to date. */
export class AddressPool {
  private connections = new Map<string, Connection>();
  private refreshing: Promise<void> | undefined;
  private refreshedAt = 0;
  private turn = 0;

  constructor(
    private readonly addresses: string,
    private readonly options: PoolOptions = {},
  ) {}

  /** The address with the fewest calls under way, in turn among equals; none while all are down or tried. */
  async pick(tried: ReadonlySet<Connection>): Promise<Connection | undefined> {
    if (this.connections.size === 0) await this.refresh();
    else if (Date.now() - this.refreshedAt > (this.options.refreshMs ?? 3_000)) void this.refresh();
    for (const one of this.connections.values()) one.probe();
    const open = [...this.connections.values()].filter((one) => one.isUp && !tried.has(one));
    if (open.length === 0) return undefined;
    const least = Math.min(...open.map(({ pending }) => pending));
    const idle = open.filter(({ pending }) => pending === least);
    this.turn += 1;
    return idle[this.turn % idle.length];
  }

  close(): void {
    for (const connection of this.connections.values()) connection.close();
    this.connections.clear();
  }

  private refresh(): Promise<void> {
    this.refreshing ??= this.resolve().finally(() => {
      this.refreshing = undefined;
      this.refreshedAt = Date.now();
    });
    return this.refreshing;
  }

  private async resolve(): Promise<void> {
    const found = await Promise.all(this.addresses.split(',').map((entry) => this.resolveEntry(entry)));
    // A name that does not resolve for a moment keeps the addresses it had.
    if (found.some((addresses) => addresses === undefined)) return;
    const wanted = new Map(found.flatMap((addresses) => addresses ?? []).map((one) => [one.key, one]));
    for (const [key, connection] of this.connections) {
      if (wanted.has(key)) continue;
      this.connections.delete(key);
      retire(connection);
    }
    for (const [key, { host, port }] of wanted) {
      if (!this.connections.has(key)) this.connections.set(key, new Connection(host, port));
    }
  }

  private async resolveEntry(entry: string): Promise<{ key: string; host: string; port: number }[] | undefined> {
    const colon = entry.lastIndexOf(':');
    const port = Number(entry.slice(colon + 1));
    const { lookup = lookupAll } = this.options;
    const hosts = await lookup(entry.slice(0, colon)).catch(() => undefined);
    return hosts?.map((host) => ({ key: `${host} ${port}`, host, port }));
  }
}

/** Closes a connection once its last call has its answer. */
function retire(connection: Connection): void {
  if (connection.pending === 0) return connection.close();
  setTimeout(() => retire(connection), 100).unref();
}
