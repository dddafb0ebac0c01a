import { Controller } from '@nestjs/common';
import { membership, Tier, type Membership, type NoInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { flagsOf } from '../domain/tier-flags.js';
import { Tiers } from '../tiers.js';

@Controller()
export class MembershipHandler {
  constructor(private readonly tiers: Tiers) {}

  @Handles(membership)
  async handle(_input: NoInput, context: CallContext): Promise<Membership> {
    const { id, role } = actorOf(context);
    const tier = await this.tiers.tierOf(id);
    return { tier: Tier[tier], ...flagsOf(tier, role) };
  }
}
