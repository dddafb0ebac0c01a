import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { CONFIG, HourlyQuota, type StallbookConfig } from '@stallbook/platform';
import type { GraphQLResolveInfo } from 'graphql';
import type { Caller } from '../session/caller.js';

/** A thief of a session must not keep its owner from ending it. */
const NEVER_LIMITED = new Set(['endAllSessions', 'endSession', 'updatePassword']);

/** Counts every mutation of a person, so that no account can fill the stores. Visitors' forms have their own limits. */
@Injectable()
export class ChangeLimit implements CanActivate {
  constructor(
    private readonly quota: HourlyQuota,
    @Inject(CONFIG) private readonly config: Pick<StallbookConfig, 'STALLBOOK_CHANGES_PER_HOUR'>,
  ) {}

  /** @throws DomainError RATE_LIMITED */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType<string>() !== 'graphql') return true;
    const request = GqlExecutionContext.create(context);
    const { parentType, fieldName } = request.getInfo<GraphQLResolveInfo>();
    const { actor } = request.getContext<{ caller: Caller }>().caller;
    if (parentType.name !== 'Mutation' || !actor || NEVER_LIMITED.has(fieldName)) return true;
    await this.quota.require({
      kind: 'change',
      subject: actor.id,
      free: this.config.STALLBOOK_CHANGES_PER_HOUR,
      why: 'You made very many changes within an hour.',
    });
    return true;
  }
}
