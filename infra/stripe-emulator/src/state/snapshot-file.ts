import { mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CheckoutPlan, Delivery, KeptReply, OnboardingLink, Row, WebhookSettings } from './tables.js';

/** The state file, version 1. */
export interface Snapshot {
  version: 1;
  webhook: WebhookSettings;
  tables: Record<string, Row<{ id: string }>[]>;
  links: OnboardingLink[];
  plans: CheckoutPlan[];
  deliveries: Delivery[];
  replies: [string, KeptReply][];
}

/** The kept state, or null when there is no file yet. Throws, naming the file, when it cannot be read. */
export const readSnapshot = (file: string): Snapshot | null => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    const kept = JSON.parse(text) as Snapshot;
    if (kept.version !== 1) throw new Error(`version ${String(kept.version)} is unknown`);
    return kept;
  } catch (error) {
    throw new Error(`The emulator's state file ${file} is damaged; remove it to start afresh.`, { cause: error });
  }
};

/** Writes the whole state beside the file and renames it. Changes made during a write share the next one. */
export class SnapshotWriter {
  private dirty = false;
  private running: Promise<void> | null = null;

  constructor(
    private readonly file: string,
    private readonly content: () => string,
  ) {
    mkdirSync(dirname(file), { recursive: true });
  }

  touch(): void {
    this.dirty = true;
  }

  async saved(): Promise<void> {
    if (this.running) await this.running;
    if (!this.dirty) return;
    // Several callers may have waited for the same write: the first one starts the next.
    this.running ??= this.write().finally(() => {
      this.running = null;
    });
    await this.running;
  }

  private async write(): Promise<void> {
    this.dirty = false;
    const beside = `${this.file}.next`;
    try {
      const handle = await open(beside, 'w', 0o600);
      try {
        await handle.writeFile(this.content());
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(beside, this.file);
    } catch (error) {
      this.dirty = true;
      throw error;
    }
  }
}
