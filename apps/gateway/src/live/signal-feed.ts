import type { LiveBatch, LiveSignal } from '@stallbook/contracts';

/** A signal without a cursor (such as progress) has no order. */
type Signal = LiveSignal | { type: string; cursor?: undefined; data: unknown };

/** Signals can arrive out of order; a gap is filled from the store. */
export class SignalFeed {
  private seen: bigint;
  private reading: Promise<void> | undefined;

  constructor(
    from: string,
    private readonly readSince: (cursor: string) => Promise<LiveBatch>,
    private readonly write: (signal: Signal) => void,
  ) {
    this.seen = BigInt(from);
  }

  /** Resolves when the signal and all signals before it are written. */
  async receive(signal: Signal): Promise<void> {
    if (signal.cursor === undefined) return this.write(signal);
    if (this.reading) await this.reading;
    const place = BigInt(signal.cursor);
    if (place <= this.seen) return undefined;
    if (place === this.seen + 1n) return this.take(signal);
    this.reading ??= this.catchUp().finally(() => (this.reading = undefined));
    return this.reading;
  }

  async catchUp(): Promise<void> {
    for (;;) {
      const asked = this.seen;
      const { signals, cursor, more } = await this.readSince(asked.toString());
      for (const signal of signals) if (BigInt(signal.cursor) > this.seen) this.take(signal);
      // After a restored backup, the feed ends before what the client saw.
      if (BigInt(cursor) < asked) this.seen = BigInt(cursor);
      else if (!more) return;
    }
  }

  private take(signal: LiveSignal): void {
    this.seen = BigInt(signal.cursor);
    this.write(signal);
  }
}
