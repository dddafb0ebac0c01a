import { Injectable } from '@nestjs/common';
import {
  applicationAccepted,
  applicationRejected,
  applicationSubmitted,
  claimApproved,
  claimDenied,
  paymentCompleted,
} from '@stallbook/contracts';
import { Reacts } from '@stallbook/event-store';
import type { Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { Announcer } from '../announcer.js';

@Injectable()
export class StoriesReaction {
  constructor(private readonly announcer: Announcer) {}

  @Reacts(applicationSubmitted)
  submitted(data: IntegrationData<typeof applicationSubmitted>, reaction: Reaction): Promise<void> {
    return this.announcer.announce({ type: 'application.submitted', data }, reaction);
  }

  @Reacts(applicationAccepted)
  accepted(data: IntegrationData<typeof applicationAccepted>, reaction: Reaction): Promise<void> {
    return this.announcer.announce({ type: 'application.accepted', data }, reaction);
  }

  @Reacts(applicationRejected)
  rejected(data: IntegrationData<typeof applicationRejected>, reaction: Reaction): Promise<void> {
    return this.announcer.announce({ type: 'application.rejected', data }, reaction);
  }

  @Reacts(paymentCompleted)
  paid(data: IntegrationData<typeof paymentCompleted>, reaction: Reaction): Promise<void> {
    return this.announcer.announce({ type: 'payment.completed', data }, reaction);
  }

  @Reacts(claimApproved)
  claimApproved(data: IntegrationData<typeof claimApproved>, reaction: Reaction): Promise<void> {
    return this.announcer.announce({ type: 'claim.approved', data }, reaction);
  }

  @Reacts(claimDenied)
  claimDenied(data: IntegrationData<typeof claimDenied>, reaction: Reaction): Promise<void> {
    return this.announcer.announce({ type: 'claim.denied', data }, reaction);
  }
}
