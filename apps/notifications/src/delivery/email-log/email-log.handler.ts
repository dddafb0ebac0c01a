import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  DeliveryProblem,
  DeliveryStatus,
  emailLog,
  myEmails,
  type EmailLogEntry,
  type EmailLogInput,
  type EmailLogPage,
  type PageInput,
} from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { AddressHash } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Model } from 'mongoose';
import { EMAILS, type EmailDocument } from '../../email/email.schema.js';
import { Replicas } from '../../replicas/replicas.js';

const show = ({ _id, type, status, createdAt, error, attempts, returned }: EmailDocument): EmailLogEntry => ({
  id: _id,
  type,
  status: DeliveryStatus[returned?.kind ?? status],
  reason: returned?.reason ?? error,
  createdAt: createdAt.toISOString(),
  attempts: (attempts ?? []).map((attempt) => ({ at: attempt.at.toISOString(), error: attempt.error })),
});

const ofProblem = (problem: DeliveryProblem) =>
  problem === DeliveryProblem.failed || problem === DeliveryProblem.withheld
    ? { status: problem }
    : { 'returned.kind': problem };

/** The text of an email is never part of it. */
@Controller()
export class EmailLogHandler {
  constructor(
    @InjectModel(EMAILS) private readonly emails: Model<EmailDocument>,
    private readonly replicas: Replicas,
    private readonly hash: AddressHash,
  ) {}

  @Handles(emailLog)
  async all({ address, problem, ...paging }: EmailLogInput): Promise<EmailLogPage> {
    const filter = {
      ...(address && { addressHash: { $in: this.hash.every(address) } }),
      ...(problem && ofProblem(problem)),
    };
    const total = address || problem ? this.emails.countDocuments(filter) : this.emails.estimatedDocumentCount();
    return { items: await this.newest(filter, paging), total: await total };
  }

  /** Emails of other services know only the address. Those of a former holder know whose account they are about. */
  @Handles(myEmails)
  async own(paging: PageInput, context: CallContext): Promise<EmailLogPage> {
    const { id: personId } = actorOf(context);
    const email = (await this.replicas.person(personId))?.email;
    const toAddress = email && { addressHash: { $in: this.hash.every(email) }, personId: null };
    const filter = toAddress ? { $or: [{ personId }, toAddress] } : { personId };
    return { items: await this.newest(filter, paging), total: await this.emails.countDocuments(filter) };
  }

  private async newest(filter: object, { page, pageSize }: PageInput): Promise<EmailLogEntry[]> {
    const found = this.emails.find(filter, { message: 0 }).sort({ createdAt: -1 });
    const documents = await found
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .lean<EmailDocument[]>();
    return documents.map(show);
  }
}
