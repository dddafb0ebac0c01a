import type { Clock } from '@stallbook/kernel';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Pauses between retries that double up to five minutes. Another replica may try immediately. */
export class RetryPauses {
  private readonly pauses = new Map<string, { ms: number; until: number }>();

  constructor(private readonly clock: Clock) {}

  isPaused(id: string): boolean {
    const pause = this.pauses.get(id);
    return pause !== undefined && pause.until > this.clock.now().getTime();
  }

  succeeded(id: string): void {
    this.pauses.delete(id);
  }

  failed(id: string): void {
    const pause = this.pauses.get(id);
    const ms = pause ? Math.min(pause.ms * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
    this.pauses.set(id, { ms, until: this.clock.now().getTime() + ms });
  }
}
