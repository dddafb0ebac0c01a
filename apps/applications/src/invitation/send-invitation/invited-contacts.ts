import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SendInvitationInput } from '@stallbook/contracts';
import { PersonEraser } from '@stallbook/event-store';
import { DomainError } from '@stallbook/kernel';
import { AddressHash, AttemptLimit } from '@stallbook/platform';
import { OrganizerAddresses } from '../../replicas/organizer-addresses.js';
import type { InvitedContact } from '../domain/sending.js';

/** Emails to one address before its senders have to wait. */
const PER_ADDRESS = 5;

/** What a vendor entered about an organizer, with all that follows from the address. */
@Injectable()
export class InvitedContacts {
  constructor(
    private readonly addresses: AddressHash,
    private readonly organizers: OrganizerAddresses,
    private readonly eraser: PersonEraser,
    private readonly limit: AttemptLimit,
  ) {}

  /** @throws DomainError BAD_INPUT without an address or a name */
  async from({ organizerEmail, organizerName, organizerPhone }: SendInvitationInput): Promise<InvitedContact> {
    const email = organizerEmail?.trim();
    const name = organizerName?.trim();
    if (!email) throw missing('organizerEmail', 'Organizer email is required');
    if (!name) throw missing('organizerName', 'Organizer name is required');
    const hashes = this.addresses.every(email);
    return {
      contactSubject: (await this.erasedOf(hashes)) ?? this.addresses.of(email),
      organizerEmail: email,
      organizerName: name,
      organizerPhone: organizerPhone?.trim() || null,
      organizerId: await this.organizers.ownerOf(hashes),
      token: randomBytes(24).toString('base64url'),
    };
  }

  /** Counts an email to the address if `send` sends one. @throws DomainError RATE_LIMITED if it got too many */
  async counting<R extends { repeated: boolean }>(
    { contactSubject: subject }: InvitedContact,
    send: () => Promise<R>,
  ): Promise<R> {
    const email = { kind: 'invitation', subject, free: PER_ADDRESS };
    await this.limit.require(email);
    let isSent = false;
    try {
      const sent = await send();
      isSent = !sent.repeated;
      return sent;
    } finally {
      if (!isSent) await this.limit.takeBack({ last: [email] });
    }
  }

  /** An address that wants no more emails stays unreadable after a rotation of the keys for hashes. */
  private async erasedOf(hashes: readonly string[]): Promise<string | undefined> {
    for (const hash of hashes) if (await this.eraser.isErased(hash)) return hash;
    return undefined;
  }
}

const missing = (path: string, message: string) => new DomainError('BAD_INPUT', message, [{ path, message }]);
