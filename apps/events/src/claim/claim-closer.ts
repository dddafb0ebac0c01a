import { Injectable } from '@nestjs/common';
import type { StoreTransaction } from '@stallbook/event-store';
import { TransactionLock } from '../transaction-lock/transaction-lock.js';
import { OrganizerReplicas } from '../replicas/organizer-replicas.js';
import { ClaimReader } from './claim.reader.js';
import { claim, type Close } from './domain/claim.decider.js';

interface Closing extends Pick<Close, 'adminId' | 'reason'> {
  eventId: string;
  /** Null until their address registers. */
  ownerId: string | null;
}

/** Closes the claims that are left when a market event gets its owner. None can be sent unnoticed meanwhile. */
@Injectable()
export class ClaimCloser {
  constructor(
    private readonly reader: ClaimReader,
    private readonly organizers: OrganizerReplicas,
    private readonly lock: TransactionLock,
  ) {}

  async close({ eventId, ownerId, ...by }: Closing, tx: StoreTransaction): Promise<void> {
    await this.lock.acquire([eventId], tx.session);
    const open = await this.reader.open(eventId, tx.session);
    if (open.length === 0) return;
    const holders = await this.organizers.withAddresses(
      open.map(({ contactSubject }) => contactSubject),
      tx.session,
    );
    await tx.executeMany(
      claim,
      open.map(({ _id: id, organizerId, contactSubject }) => {
        const senderId = organizerId ?? holders.get(contactSubject) ?? null;
        const byNewOwner = senderId !== null && senderId === ownerId;
        return { id, command: { type: 'close' as const, ...by, byNewOwner } };
      }),
    );
  }
}
