import { Controller } from '@nestjs/common';
import {
  changeMailSubscription,
  mailSubscription,
  type ChangeMailSubscriptionInput,
  type MailSubscription,
  type MailSubscriptionInput,
} from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { RecommendationEmails } from '../../recommendation-email/recommendation-emails.js';
import { Preferences } from '../preferences.js';
import { UnsubscribeLinks } from '../unsubscribe-links.js';

@Controller()
export class MailSubscriptionHandler {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly preferences: Preferences,
    private readonly recommendations: RecommendationEmails,
  ) {}

  @Handles(mailSubscription)
  read({ token }: MailSubscriptionInput): Promise<MailSubscription> {
    return this.of(this.links.idIn(token));
  }

  @Handles(changeMailSubscription)
  async change({ token, subscribed }: ChangeMailSubscriptionInput): Promise<MailSubscription> {
    const id = this.links.idIn(token);
    await (subscribed ? this.preferences.resumeMails(id) : this.preferences.stopMails(id));
    return this.of(id);
  }

  private async of(id: string): Promise<MailSubscription> {
    const gets = async (kind: 'reminders' | 'invitations') => !(await this.preferences.hasStopped(kind, [id]));
    return {
      reminders: await gets('reminders'),
      invitations: await gets('invitations'),
      recommendations: await this.recommendations.isWanted(id),
      canResume: await this.preferences.isStoppedByLink(id),
    };
  }
}
