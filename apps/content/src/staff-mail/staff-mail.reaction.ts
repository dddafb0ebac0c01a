import { Inject, Injectable } from '@nestjs/common';
import { submissionReceived } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import { idFrom, type IntegrationData } from '@stallbook/kernel';
import { CONFIG, EmailQueue, type StallbookConfig } from '@stallbook/platform';
import { staffLetter } from './staff-letters.js';

/**
 * Mails staff what visitors sent. It hears of it by the service's own announcement, which carries no personal field: a
 * submission is stored and its mail follows, also when the queue was away in between, and once, since its id is fixed.
 */
@Injectable()
export class StaffMailReaction {
  constructor(
    private readonly store: EventStore,
    private readonly emails: EmailQueue,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  @Reacts(submissionReceived)
  async mail(submission: IntegrationData<typeof submissionReceived>, { message }: Reaction): Promise<void> {
    const letter = await staffLetter(this.store, submission);
    if (!letter) return;
    const support_url = new URL('/admin/support', this.config.STALLBOOK_PUBLIC_URL).href;
    await this.emails.enqueue({
      id: idFrom('staff-mail', message.id),
      type: letter.type,
      to: this.config.STALLBOOK_STAFF_EMAIL,
      toName: '',
      data: { ...letter.data, support_url },
    });
  }
}
