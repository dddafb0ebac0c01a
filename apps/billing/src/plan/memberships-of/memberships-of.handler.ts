import { Controller } from '@nestjs/common';
import { membershipsOf, Tier, type MembershipsOfInput, type PersonMembership } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { flagsOf } from '../domain/tier-flags.js';
import { Tiers } from '../tiers.js';

@Controller()
export class MembershipsOfHandler {
  constructor(private readonly tiers: Tiers) {}

  @Handles(membershipsOf)
  handle({ people }: MembershipsOfInput): Promise<PersonMembership[]> {
    return Promise.all(
      people.map(async ({ personId, role }) => {
        const tier = await this.tiers.tierOf(personId);
        return { personId, tier: Tier[tier], ...flagsOf(tier, role) };
      }),
    );
  }
}
