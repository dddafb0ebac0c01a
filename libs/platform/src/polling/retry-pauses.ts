import type { Clock } from '@stallbook/kernel';
import { atATime } from '@stallbook/kernel/concurrency';

const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 5 * 60_000;

export interface OtherIds {
  $nin: string[];
}

/** Pauses between retries that double up to five minutes. Another replica may try immediately. */
export class RetryPauses {
  private readonly pauses = new Map<string, { ms: number; until: number }>();

  constructor(
    private readonly clock: Clock,
    private readonly limit = 1,
  ) {}

  /**
   * `due` finds items with other IDs than those that pause, so that failures never fill a whole batch. An item is
   * done unless `work` answers `false`; `failed` gets its error.
   */
  async work<T extends { _id: string }>(
    due: (other: OtherIds) => Promise<readonly T[]>,
    stop: AbortSignal,
    work: (item: T) => Promise<boolean | void>,
    failed: (err: unknown, item: T) => void,
  ): Promise<void> {
    const attempt = async (item: T) => {
      try {
        if ((await work(item)) === false) this.failed(item._id);
        else this.succeeded(item._id);
      } catch (err) {
        this.failed(item._id);
        failed(err, item);
      }
    };
    await atATime(this.limit, await due({ $nin: this.paused() }), attempt, stop);
  }

  private paused(): string[] {
    const now = this.clock.now().getTime();
    // Another replica finished what has not been due since, or the clock was set back.
    for (const [id, { until }] of this.pauses) if (Math.abs(until - now) > MAX_PAUSE_MS) this.pauses.delete(id);
    return [...this.pauses].filter(([, { until }]) => until > now).map(([id]) => id);
  }

  private succeeded(id: string): void {
    this.pauses.delete(id);
  }

  private failed(id: string): void {
    const pause = this.pauses.get(id);
    const ms = pause ? Math.min(pause.ms * 2, MAX_PAUSE_MS) : FIRST_PAUSE_MS;
    this.pauses.set(id, { ms, until: this.clock.now().getTime() + ms });
  }
}
