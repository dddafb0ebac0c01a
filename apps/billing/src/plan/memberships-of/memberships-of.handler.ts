import { Controller } from '@nestjs/common';
import { membershipsOf, Tier, type MembershipsOfInput, type PersonMembership } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { flagsOf } from '../domain/tier-flags.js';
import { Tiers } from '../tiers.js';

@Controller()
export class MembershipsOfHandler {
  constructor(private readonly tiers: Tiers) {}

  @Handles(membershipsOf)
  async handle({ people }: MembershipsOfInput): Promise<PersonMembership[]> {
    const tiers = await this.tiers.tiersOf(people.map(({ personId }) => personId));
    return people.map(({ personId, role }) => {
      const tier = tiers.get(personId) ?? 'basic';
      return { personId, tier: Tier[tier], ...flagsOf(tier, role) };
    });
  }
}
