import {
  Inject,
  Injectable,
  Module,
  type BeforeApplicationShutdown,
  type DynamicModule,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { readIntegrationEvent, type Clock, type IntegrationEvent } from '@stallbook/kernel';
import {
  createInbox,
  Together,
  type BusMessage,
  type Inbox,
  type MessageBus,
  type Subscription,
  type TopicSpec,
} from '@stallbook/messaging';
import { BUS, CLOCK, DB, MONGO_CLIENT, requestContext } from '@stallbook/platform';
import type { Db, MongoClient } from 'mongodb';
import { systemContext } from '../store/event-store.js';
import { DeliveryWrites } from './delivery-writes.js';
import { reactionsOf, type Reaction } from './reacts.js';

export interface ReactionsOptions {
  /** `<service>.reactions`: also the name in the inbox. */
  group: string;
  /** Every topic of the installation, so that those needed exist before they are listened to. */
  topics: readonly TopicSpec[];
}

interface Handler {
  event: IntegrationEvent;
  name: string;
  run(data: unknown, reaction: Reaction): Promise<void> | void;
}

/** What arrives within it, from whichever partition, shares a transaction: nobody sees the delay, all feel the load. */
const GATHER_MS = 20;

const OPTIONS = Symbol('reactions.options');

/** Finds the methods marked with `@Reacts`, listens to their topics, runs each message once. */
@Injectable()
class ReactionRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly handlers = new Map<string, Handler[]>();
  private subscription: Subscription | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(BUS) private readonly bus: MessageBus,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(OPTIONS) private readonly options: ReactionsOptions,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.bus.ensureTopics([...this.options.topics]);
    const topics = this.discover();
    if (topics.length === 0) return;
    const inbox = await createInbox({ client: this.client, db: this.db, clock: this.clock });
    const together = new Together<BusMessage>((messages) => this.handle(inbox, messages), { gatherMs: GATHER_MS });
    this.subscription = await this.bus.subscribe({ group: this.options.group, topics }, (messages) =>
      together.add(messages),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.subscription?.stop();
  }

  private discover(): string[] {
    const topics = new Set<string>();
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (!instance || !metatype) continue;
      for (const { event, method } of reactionsOf(metatype)) {
        const target = instance as Record<string, (data: unknown, reaction: Reaction) => Promise<void> | void>;
        const handler = { event, name: `${metatype.name}.${method}`, run: target[method]!.bind(instance) };
        this.handlers.set(event.type, [...(this.handlers.get(event.type) ?? []), handler]);
        topics.add(event.topic);
      }
    }
    return [...topics];
  }

  private async handle(inbox: Inbox, messages: BusMessage[]): Promise<void> {
    const afterwards: (() => Promise<void>)[] = [];
    const relevant = messages.filter((message) => this.handlers.has(message.type) && message.data !== null);
    if (relevant.length === 0) return;
    await inbox.handle(this.options.group, relevant, async (fresh, session) => {
      afterwards.length = 0;
      const writes = new DeliveryWrites();
      for (const message of fresh) {
        for (const handler of this.handlers.get(message.type) ?? []) {
          await this.run(handler, message, {
            session,
            write: (collection, operation) => writes.add(collection, operation),
            afterwards: (work) => void afterwards.push(work),
          });
        }
      }
      await writes.flush(session);
    });
    for (const work of afterwards) await work();
  }

  private run(handler: Handler, message: BusMessage, delivery: Pick<Reaction, 'session' | 'write' | 'afterwards'>) {
    const { correlationId } = message;
    const command = systemContext({
      commandId: `${message.id}:${handler.name}`,
      correlationId,
      causationId: message.id,
    });
    const data = readIntegrationEvent(handler.event, message);
    return requestContext.run({ correlationId }, () => handler.run(data, { message, command, ...delivery }));
  }
}

@Module({})
export class ReactionsModule {
  static forService(options: ReactionsOptions): DynamicModule {
    return {
      module: ReactionsModule,
      imports: [DiscoveryModule],
      providers: [{ provide: OPTIONS, useValue: options }, ReactionRunner],
    };
  }
}
