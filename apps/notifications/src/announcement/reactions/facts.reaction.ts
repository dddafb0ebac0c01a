import { Injectable } from '@nestjs/common';
import { marketEventSaved, personErased, profileSaved } from '@stallbook/contracts';
import { Reacts } from '@stallbook/event-store';
import type { Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { EmailOutbox } from '../../email/email-outbox.js';
import { Facts } from '../../facts/facts.js';
import { Feeds } from '../../notification/feeds.js';
import { Announcer } from '../announcer.js';

const FORMER = 'A former member';

/** Keeps the copies; a story that waited for one is told then. */
@Injectable()
export class FactsReaction {
  constructor(
    private readonly facts: Facts,
    private readonly feeds: Feeds,
    private readonly outbox: EmailOutbox,
    private readonly announcer: Announcer,
  ) {}

  @Reacts(profileSaved)
  async person(data: IntegrationData<typeof profileSaved>, reaction: Reaction): Promise<void> {
    const before = await this.facts.people.find(data.personId, reaction.session);
    // Another topic may have brought the erasure first.
    if (before && before.email === null) return;
    const fact = { name: data.contactName, businessName: data.businessName, email: data.email };
    const waiting = await this.facts.people.arrived(data.personId, fact, reaction.session);
    await this.announcer.factArrived(waiting, reaction);
  }

  @Reacts(marketEventSaved)
  async market(data: IntegrationData<typeof marketEventSaved>, reaction: Reaction): Promise<void> {
    const { marketEventId, revision, title, startDate, endDate } = data;
    const before = await this.facts.markets.find(marketEventId, reaction.session);
    if (before && before.revision >= revision) return;
    const fact = { revision, title, startDate, endDate };
    const waiting = await this.facts.markets.arrived(marketEventId, fact, reaction.session);
    await this.announcer.factArrived(waiting, reaction);
  }

  /** What waited for the person is told to the others. */
  @Reacts(personErased)
  async erased({ personId }: IntegrationData<typeof personErased>, reaction: Reaction): Promise<void> {
    const { session } = reaction;
    await this.feeds.forget(personId, session);
    await this.outbox.forget(personId, session);
    const waiting = await this.facts.people.arrived(
      personId,
      { name: FORMER, businessName: FORMER, email: null },
      session,
    );
    await this.announcer.factArrived(waiting, reaction);
  }
}
