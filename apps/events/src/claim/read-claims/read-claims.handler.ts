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
    return { items: await this.withNextOwners(items), total };
  }

  @Handles(myOpenClaims)
  open(_: NoInput, context: CallContext): Promise<OpenClaim[]> {
    return this.reader.openOf(actorOf(context).id);
  }

  private async withNextOwners(items: EventClaim[]): Promise<EventClaim[]> {
    const hashesOf = (claim: EventClaim) =>
      claim.status === ClaimStatus.pending ? this.addresses.every(claim.requestedByEmail) : [];
    const owners = await this.organizers.withAddresses(items.flatMap(hashesOf));
    return items.map((claim) => {
      const known = hashesOf(claim).find((hash) => owners.has(hash));
      return { ...claim, nextOwnerId: known === undefined ? null : owners.get(known) };
    });
  }
}
