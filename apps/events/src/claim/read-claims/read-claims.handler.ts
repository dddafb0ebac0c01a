import { Controller } from '@nestjs/common';
import {
  claims,
  ClaimStatus,
  myOpenClaims,
  type ClaimFilterInput,
  type EventClaim,
  type EventClaimPage,
  type NoInput,
  type OpenClaim,
} from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { AddressHash } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { OrganizerReplicas } from '../../replicas/organizer-replicas.js';
import { ClaimReader } from '../claim.reader.js';

@Controller()
export class ReadClaimsHandler {
  constructor(
    private readonly reader: ClaimReader,
    private readonly organizers: OrganizerReplicas,
    private readonly addresses: AddressHash,
  ) {}

  @Handles(claims)
  async handle({ status, eventId, page, pageSize }: ClaimFilterInput): Promise<EventClaimPage> {
    const filter = { ...(status && { status }), ...(eventId && { eventId }) };
    const { items, total } = await this.reader.page(filter, page, pageSize);
    return { items: await this.withOutlook(items), total };
  }

  @Handles(myOpenClaims)
  open(_: NoInput, context: CallContext): Promise<OpenClaim[]> {
    return this.reader.openOf(actorOf(context).id);
  }

  /** Adds what an approval of the pending ones means: the next owner, and the other claims that it closes. */
  private async withOutlook(items: EventClaim[]): Promise<EventClaim[]> {
    const pending = items.filter(({ status }) => status === ClaimStatus.pending);
    const hashesOf = ({ requestedByEmail }: EventClaim) => this.addresses.every(requestedByEmail);
    const [owners, openCounts] = await Promise.all([
      this.organizers.withAddresses(pending.flatMap(hashesOf)),
      this.reader.openCounts(pending.map(({ eventId }) => eventId)),
    ]);
    return items.map((claim) => {
      if (claim.status !== ClaimStatus.pending) return claim;
      const known = hashesOf(claim).find((hash) => owners.has(hash));
      return {
        ...claim,
        nextOwnerId: known === undefined ? null : owners.get(known),
        otherOpenClaims: (openCounts.get(claim.eventId) ?? 1) - 1,
      };
    });
  }
}
