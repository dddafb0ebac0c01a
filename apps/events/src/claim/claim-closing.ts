import { Injectable } from '@nestjs/common';
import type { StoreTransaction } from '@stallbook/event-store';
import { ClaimReader } from './claim.reader.js';
import { claim, type Close } from './domain/claim.decider.js';

/** Closes the claims that are left when a market event gets its owner. */
@Injectable()
export class ClaimClosing {
  constructor(private readonly reader: ClaimReader) {}

  async close(eventId: string, by: Omit<Close, 'type'>, tx: StoreTransaction): Promise<void> {
    const open = await this.reader.openIds(eventId, tx.session);
    if (open.length === 0) return;
    await tx.executeMany(
      claim,
      open.map((id) => ({ id, command: { type: 'close' as const, ...by } })),
    );
  }
}
