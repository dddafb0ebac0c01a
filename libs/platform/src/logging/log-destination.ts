import { write, writeSync } from 'node:fs';
import { Counter } from 'prom-client';
import type { DestinationStream } from 'pino';

export const droppedLines = new Counter({
  name: 'stallbook_log_lines_dropped_total',
  help: 'Log lines that could not be written.',
});

/** Buffer limit in characters; further lines are dropped. */
const MAX_WAITING = 1024 * 1024;
/** Retry delay for a slow pipe. */
const AGAIN_MS = 50;

/** A failing log loses lines but never stops the process, unlike pino's own destination. */
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

  /** Called at exit; lines that cannot be written are lost. */
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

/** Shared by all loggers to keep the lines in order. */
export const standardOutput = new LogDestination(1);
process.once('exit', () => standardOutput.flushSync());
