import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import {
  applicationAccepted,
  applicationRejected,
  applicationSubmitted,
  claimApproved,
  claimDenied,
  marketEventSaved,
  paymentCompleted,
  paymentRefundMade,
  personErased,
  profileSaved,
  topics,
} from '@stallbook/contracts';
import { ErasureReportReaction, systemContext } from '@stallbook/event-store';
import { readIntegrationEvent } from '@stallbook/kernel';
import type { Clock, IntegrationEvent } from '@stallbook/kernel';
import { createInbox, Together } from '@stallbook/messaging';
import type { BusMessage, Inbox, MessageBus, Subscription } from '@stallbook/messaging';
import { BUS, CLOCK, DB, MONGO_CLIENT } from '@stallbook/platform';
import type { ClientSession, Db, MongoClient } from 'mongodb';
import { Announcer } from '../announcement/announcer.js';
import type { Announced, Heard } from '../announcement/announcer.js';
import type { Story } from '../announcement/story.js';
import { EmailOutbox } from '../email/email-outbox.js';
import { EarlierFacts } from '../facts/earlier-facts.js';
import { FactKeeper } from '../facts/fact-keeper.js';
import type { FactMessage } from '../facts/fact-keeper.js';
import { LiveSignals } from '../notification/live-signals.js';

const GROUP = 'notifications.reactions';

const byType = (events: readonly IntegrationEvent[]): ReadonlyMap<string, IntegrationEvent> =>
  new Map(events.map((event) => [event.type, event]));
const FACTS = byType([profileSaved, personErased, marketEventSaved]);
const STORIES = byType([
  applicationSubmitted,
  applicationAccepted,
  applicationRejected,
  paymentCompleted,
  paymentRefundMade,
  claimApproved,
  claimDenied,
]);

/** Everything that this service listens to. */
export const heardEvents: readonly IntegrationEvent[] = [...FACTS.values(), ...STORIES.values()];

const read = (events: ReadonlyMap<string, IntegrationEvent>, message: BusMessage): unknown => {
  const event = events.get(message.type);
  return event && { type: message.type, data: readIntegrationEvent(event, message) };
};

/**
 * Hears what the other services tell. A burst is taken in whole deliveries, one transaction each, not message by
 * message; and one at a time, since the deliveries of several partitions write the same people's feeds.
 */
@Injectable()
export class Consumer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly together = new Together<BusMessage>((messages) => this.handle(messages));
  private inbox: Inbox | undefined;
  private subscription: Subscription | undefined;

  constructor(
    @Inject(BUS) private readonly bus: MessageBus,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly earlier: EarlierFacts,
    private readonly keeper: FactKeeper,
    private readonly announcer: Announcer,
    private readonly live: LiveSignals,
    private readonly outbox: EmailOutbox,
    private readonly erasures: ErasureReportReaction,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.bus.ensureTopics([...topics]);
    this.inbox = await createInbox({ client: this.client, db: this.db, clock: this.clock });
    await this.earlier.bringOver(async (waited, session) => {
      await this.announcer.announce([], waited, session);
    });
    const heard = new Set(heardEvents.map(({ topic }) => topic));
    this.subscription = await this.bus.subscribe({ group: GROUP, topics: [...heard] }, (messages) =>
      this.together.add(messages),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.subscription?.stop();
  }

  private async handle(messages: BusMessage[]): Promise<void> {
    const relevant = messages.filter(({ type, data }) => data !== null && (FACTS.has(type) || STORIES.has(type)));
    if (relevant.length === 0 || !this.inbox) return;
    let announced: Announced = { added: [], mails: 0 };
    await this.inbox.handle(GROUP, relevant, async (fresh, session) => {
      announced = await this.write(fresh, session);
    });
    announced.added.forEach((one) => this.live.send(one));
    if (announced.mails > 0) this.outbox.wake();
  }

  private async write(messages: readonly BusMessage[], session: ClientSession): Promise<Announced> {
    const facts: FactMessage[] = [];
    const stories: Heard[] = [];
    for (const message of messages) {
      const story = read(STORIES, message) as Story | undefined;
      const { id: _id, at, correlationId } = message;
      if (story) stories.push({ _id, at, correlationId, story });
      else facts.push(read(FACTS, message) as FactMessage);
    }
    const waited = await this.keeper.keep(facts, session);
    const announced = await this.announcer.announce(stories, waited, session);
    await this.reportErasures(messages, session);
    return announced;
  }

  /** After everything else: what fails is not reported. */
  private async reportErasures(messages: readonly BusMessage[], session: ClientSession): Promise<void> {
    for (const message of messages.filter(({ type }) => type === personErased.type)) {
      const { personId } = readIntegrationEvent(personErased, message);
      const { id: causationId, correlationId } = message;
      const context = systemContext({ commandId: `${causationId}:erasure-report`, causationId, correlationId });
      await this.erasures.note(personId, context, session);
    }
  }
}
