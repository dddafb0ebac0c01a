import { ResolveField, Resolver } from '@nestjs/graphql';
import { Membership, User, membership } from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';
import { orNotReachable } from '../system/not-reachable.js';

/** The session names its plan. null while billing is unreachable. */
@Resolver(() => User)
export class ViewerMembershipResolver {
  @ResolveField(() => Membership, { nullable: true })
  membership(@CurrentCaller() caller: Caller): Promise<Membership | null> {
    return orNotReachable(caller.call(membership, {}));
  }
}
