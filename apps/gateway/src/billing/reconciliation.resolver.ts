import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Reconciliation, reconciliationReport, ReconciliationReport, startReconciliation } from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';

@Resolver()
export class ReconciliationResolver {
  @Query(() => ReconciliationReport)
  reconciliationReport(@CurrentCaller() caller: Caller): Promise<ReconciliationReport> {
    return caller.call(reconciliationReport, {});
  }

  @Mutation(() => Reconciliation)
  startReconciliation(@CurrentCaller() caller: Caller): Promise<Reconciliation> {
    return caller.call(startReconciliation, {});
  }
}
