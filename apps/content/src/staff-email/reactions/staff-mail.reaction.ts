import { Inject, Injectable } from '@nestjs/common';
import { submissionReceived } from '@stallbook/contracts';
import { ConsumerGroup, EventStore, Reacts, type Effect } from '@stallbook/event-store';
import { idFrom, type IntegrationData } from '@stallbook/kernel';
import { CONFIG, EmailQueue, publicUrl, type StallbookConfig } from '@stallbook/platform';
import { submissionErasure } from '../../submission-erasure/domain/submission-erasure.decider.js';
import { staffEmail } from '../staff-email.js';

/**
 * Emails each submission to staff. It follows the service's own integration event, so the email follows even if the queue
 * was down; its fixed ID makes it unique.
 */
@Injectable()
@ConsumerGroup('content.mails', { transaction: false })
export class StaffMailReaction {
  constructor(
    private readonly store: EventStore,
    private readonly emails: EmailQueue,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  @Reacts(submissionReceived)
  async mail(submission: IntegrationData<typeof submissionReceived>, { message }: Effect): Promise<void> {
    const id = idFrom('staff-mail', message.id);
    const email = await staffEmail(this.store, submission);
    // Erased, perhaps since an earlier delivery queued the email.
    if (!email) return void (await this.emails.drop([id]));
    const support_url = publicUrl(this.config, '/admin/support');
    await this.emails.enqueue({
      id,
      type: email.type,
      to: this.config.STALLBOOK_STAFF_EMAIL,
      toName: '',
      data: { ...email.data, support_url },
      concerns: [...email.concerns, submission.submissionId],
    });
    // An erasure before the email was queued did not find it.
    const { state } = await this.store.load(submissionErasure, submission.submissionId);
    if (state.requested) await this.emails.drop([id]);
  }
}
