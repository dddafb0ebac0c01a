import { Injectable } from '@nestjs/common';
import type { StoreTransaction } from '@stallbook/event-store';
import { TransactionLock } from '../transaction-lock/transaction-lock.js';
import { ClaimReader } from './claim.reader.js';
import { claim, type Close } from './domain/claim.decider.js';

/** Closes the claims that are left when a market event gets its owner. None can be sent unnoticed meanwhile. */
@Injectable()
export class ClaimCloser {
  constructor(
    private readonly reader: ClaimReader,
    private readonly lock: TransactionLock,
  ) {}

  async close(eventId: string, by: Omit<Close, 'type'>, tx: StoreTransaction): Promise<void> {
    await this.lock.acquire([eventId], tx.session);
    const open = await this.reader.openIds(eventId, tx.session);
    if (open.length === 0) return;
    await tx.executeMany(
      claim,
      open.map((id) => ({ id, command: { type: 'close' as const, ...by } })),
    );
  }
}
