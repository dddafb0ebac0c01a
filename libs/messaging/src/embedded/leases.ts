import { describeError } from '../errors.js';
import type { BusLogger } from '../port.js';
import { LEASE_MS, type Groups } from './groups.js';

interface HeldLease {
  group: string;
  holder: string;
  validUntil: number;
  onLost: () => void;
}

const RENEW_MS = 1_000;

/** Renews all leases of one bus with a single write every second and reports lost ones. */
export class Leases {
  private readonly held = new Map<string, HeldLease>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly groups: Groups,
    private readonly logger: BusLogger,
  ) {}

  async acquire(group: string, holder: string, onLost: () => void): Promise<boolean> {
    const validUntil = performance.now() + LEASE_MS;
    if (!(await this.groups.acquire(group, holder))) return false;
    this.held.set(holder, { group, holder, validUntil, onLost });
    this.timer ??= setInterval(() => void this.renew(), RENEW_MS);
    return true;
  }

  async release(group: string, holder: string): Promise<void> {
    this.drop(holder);
    await this.groups.release(group, holder);
  }

  private drop(holder: string): void {
    this.held.delete(holder);
    if (this.held.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async renew(): Promise<void> {
    const validUntil = performance.now() + LEASE_MS;
    const renewed = [...this.held.values()];
    try {
      const all = await this.groups.renew(renewed.map(({ holder }) => holder));
      for (const lease of renewed) {
        if (all || (await this.groups.holds(lease.group, lease.holder))) lease.validUntil = validUntil;
        else this.lose(lease);
      }
    } catch (error) {
      this.logger.warn({ error: describeError(error) }, 'leases of the bus could not be renewed yet');
      for (const lease of renewed) if (performance.now() > lease.validUntil) this.lose(lease);
    }
  }

  private lose(lease: HeldLease): void {
    if (this.held.get(lease.holder) !== lease) return;
    this.drop(lease.holder);
    lease.onLost();
  }
}
