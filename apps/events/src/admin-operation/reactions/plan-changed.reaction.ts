import { Injectable } from '@nestjs/common';
import { planChanged } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { AdminOperations } from '../admin-operations.js';

/** Logs who changed the catalog, and to what. */
@Injectable()
export class PlanChangedReaction {
  constructor(private readonly operations: AdminOperations) {}

  @Reacts(planChanged)
  changed({ adminId, ...details }: IntegrationData<typeof planChanged>, { message, session }: Reaction): Promise<void> {
    const entry = { operationType: 'change_plan' as const, performedBy: adminId, details };
    return this.operations.record({ id: message.id, ...entry }, session);
  }
}
