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
import { Replicas } from '../../replicas/replicas.js';
import { stoppable, type StoppableKind } from '../preference-kinds.js';
import { Preferences } from '../preferences.js';
import { UnsubscribeLinks } from '../unsubscribe-links.js';

@Controller()
export class MailSubscriptionHandler {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly preferences: Preferences,
    private readonly recommendations: RecommendationEmails,
    private readonly replicas: Replicas,
  ) {}

  @Handles(mailSubscription)
  read({ token }: MailSubscriptionInput): Promise<MailSubscription> {
    return this.of(this.links.idIn(token));
  }

  @Handles(changeMailSubscription)
  async change({ token, subscribed }: ChangeMailSubscriptionInput): Promise<MailSubscription> {
    const id = this.links.idIn(token);
    if (subscribed) await this.preferences.resumeMails(id);
    else if (!(await this.isErased(id))) {
      await this.preferences.stopMails(id);
      // Erased meanwhile: their preferences were deleted before this was stored.
      if (await this.isErased(id)) await this.preferences.forget(id);
    }
    return this.of(id);
  }

  /** Nothing is sent to them, and nothing is kept about them. */
  private async isErased(id: string): Promise<boolean> {
    return (await this.replicas.person(id))?.email === null;
  }

  private async of(id: string): Promise<MailSubscription> {
    const [{ stoppedMails, digested }, stoppedByLink, recommendations] = await Promise.all([
      this.preferences.of(id),
      this.preferences.stoppedByLink(id),
      this.recommendations.isChosen(id),
    ]);
    const chosen = { reminders: true, invitations: true, digest: digested.length > 0, recommendations };
    const gets = (kind: StoppableKind) => chosen[kind] && !stoppedMails.includes(kind);
    return {
      reminders: gets('reminders'),
      invitations: gets('invitations'),
      digest: gets('digest'),
      recommendations: gets('recommendations'),
      canResume: stoppable.some((kind) => chosen[kind] && stoppedByLink.includes(kind)),
    };
  }
}
