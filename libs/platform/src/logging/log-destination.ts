import { write, writeSync } from 'node:fs';
import { Counter } from 'prom-client';
import type { DestinationStream } from 'pino';

/** Lines of a log that could not be written, for example on a full disk. */
export const droppedLines = new Counter({
  name: 'stallbook_log_lines_dropped_total',
  help: 'Log lines that could not be written.',
});

/** So many characters wait for a slow log; more is dropped. */
const MAX_WAITING = 1024 * 1024;
/** A pipe whose reader is slow. */
const AGAIN_MS = 50;

/**
 * Writes in the background, lines that came together in one go. A log that cannot be written costs its lines and nothing
 * else; pino's own destination would emit an error that ends the process, or try forever when the process ends.
 */
export class LogDestination implements DestinationStream {
  private waiting: string[] = [];
  private length = 0;
  private writing = false;

  constructor(private readonly fd: number) {}

  write(line: string): void {
    if (this.length + line.length > MAX_WAITING) {
      droppedLines.inc();
      return;
    }
    this.waiting.push(line);
    this.length += line.length;
    if (!this.writing) this.writeAll();
  }

  /** For the end of the process: what waits is written now or never. */
  flushSync(): void {
    const lines = this.take();
    try {
      if (lines.length > 0) writeSync(this.fd, lines.join(''));
    } catch {
      droppedLines.inc(lines.length);
    }
  }

  private take(): string[] {
    const lines = this.waiting;
    this.waiting = [];
    this.length = 0;
    return lines;
  }

  private writeAll(): void {
    const lines = this.take();
    this.writing = lines.length > 0;
    if (this.writing) this.writeBytes(Buffer.from(lines.join('')), lines.length);
  }

  private writeBytes(bytes: Buffer, lines: number): void {
    write(this.fd, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') setTimeout(() => this.writeBytes(bytes, lines), AGAIN_MS);
      else if (!error && written < bytes.length) this.writeBytes(bytes.subarray(written), lines);
      else {
        if (error) droppedLines.inc(lines);
        this.writeAll();
      }
    });
  }
}

/** One for all loggers of the process, so that their lines keep their order. */
export const standardOutput = new LogDestination(1);
process.once('exit', () => standardOutput.flushSync());
