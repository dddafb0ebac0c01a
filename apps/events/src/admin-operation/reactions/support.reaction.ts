import { Injectable } from '@nestjs/common';
import { supportActionRecorded, submissionErased, systemOperationRecorded } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { AdminOperations } from '../admin-operations.js';

/** Logs what admins did in other services. */
@Injectable()
export class SupportReaction {
  constructor(private readonly operations: AdminOperations) {}

  @Reacts(supportActionRecorded)
  supportAction(
    { what, adminId, personId, sessionId }: IntegrationData<typeof supportActionRecorded>,
    { message, session }: Reaction,
  ): Promise<void> {
    const details = { accountId: personId, ...(sessionId && { sessionId }) };
    return this.operations.record({ id: message.id, operationType: what, performedBy: adminId, details }, session);
  }

  @Reacts(submissionErased)
  submissionErasure(
    { submissionId, adminId }: IntegrationData<typeof submissionErased>,
    { message, session }: Reaction,
  ): Promise<void> {
    const entry = { operationType: 'erase_submission' as const, performedBy: adminId, details: { submissionId } };
    return this.operations.record({ id: message.id, ...entry }, session);
  }

  @Reacts(systemOperationRecorded)
  systemOperation(
    { what, adminId, service, subject, title, reason }: IntegrationData<typeof systemOperationRecorded>,
    { message, session }: Reaction,
  ): Promise<void> {
    const isLookUp = what === 'read_accounts' && subject !== 'list';
    const details = {
      service,
      subject,
      ...(isLookUp && { accountId: subject }),
      ...(title && { title }),
      ...(reason !== null && { reason }),
    };
    return this.operations.record({ id: message.id, operationType: what, performedBy: adminId, details }, session);
  }
}
