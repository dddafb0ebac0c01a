import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { beginningOf, type Clock } from '@stallbook/kernel';
import { AddressHash, CLOCK, scrub } from '@stallbook/platform';
import type { Model } from 'mongoose';
import { EMAILS, type EmailDocument } from '../email/email.schema.js';
import { MessageIds } from './message-ids.js';
import { Suppressions } from './suppressions.js';
import type { SuppressionDocument } from './suppression.schema.js';

export interface ReturnedMail {
  messageId?: string | undefined;
  address: string;
  kind: SuppressionDocument['kind'];
  permanent: boolean;
  reason?: string | undefined;
}

/** Emails that bounced or were reported as spam. A report may arrive twice and late. */
@Injectable()
export class ReturnedMails {
  constructor(
    @InjectModel(EMAILS) private readonly emails: Model<EmailDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly suppressions: Suppressions,
    private readonly hash: AddressHash,
    private readonly messageIds: MessageIds,
  ) {}

  /** Whether we sent this email to this address. */
  async isOurs({ messageId, address }: ReturnedMail): Promise<boolean> {
    const _id = this.idIn(messageId);
    if (!_id) return false;
    return (await this.emails.exists({ _id, addressHash: { $in: this.hash.every(address) } })) !== null;
  }

  async take({ messageId, address, kind, permanent, reason }: ReturnedMail): Promise<void> {
    const _id = this.idIn(messageId);
    const known = _id ? (await this.emails.findById(_id, { returned: 1 }).lean())?.returned : undefined;
    if (known && !outweighs({ kind, permanent }, known)) return;
    if (permanent || kind === 'complained') await this.suppressions.add(address, kind);
    const said = reason ? beginningOf(scrub(reason), 500) : null;
    const returned = { kind, permanent, at: this.clock.now(), reason: said };
    // A complaint that is reported at the same time stays.
    const unlessComplained = kind !== 'complained' && { 'returned.kind': { $ne: 'complained' as const } };
    if (_id) await this.emails.updateOne({ _id, ...unlessComplained }, { $set: { returned } });
  }

  private idIn(messageId: string | undefined): string | undefined {
    return messageId && this.messageIds.emailIdIn(messageId);
  }
}

/** A repeated report must not stop the emails of a person who resumed them since. */
function outweighs(
  { kind, permanent }: Pick<ReturnedMail, 'kind' | 'permanent'>,
  known: NonNullable<EmailDocument['returned']>,
): boolean {
  if (known.kind === 'complained') return false;
  return kind === 'complained' || (permanent && known.permanent === false);
}
