import {
  Inject,
  Injectable,
  Module,
  type BeforeApplicationShutdown,
  type DynamicModule,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Batcher } from '@stallbook/kernel/concurrency';
import {
  createHandledStreams,
  MAX_BATCH,
  type BusMessage,
  type MessageBus,
  type SubscribeOptions,
  type Subscription,
  type TopicSpec,
} from '@stallbook/messaging';
import { BUS, DB, LOGGER, MONGO_CLIENT, type Logger } from '@stallbook/platform';
import type { Db, MongoClient } from 'mongodb';
import { ProcessManager } from './process/process-manager.js';
import { ReactionConsumer, type ReactionHandler } from './reaction-consumer.js';
import { consumerGroupOf, reactionsOf, type Reaction } from './reacts.js';

export interface ReactionsOptions {
  /** `<service>.reactions`: the default consumer group. */
  group: string;
  topics: readonly TopicSpec[];
  /** How long the first message of a delivery waits for others, in milliseconds. Default 20. */
  gatherMs?: number;
  /** Milliseconds until the next attempt at a failed message, by the number of failures. Default: that of the bus. */
  backoffMs?: SubscribeOptions['backoffMs'];
}

interface Discovered {
  handlers: readonly ReactionHandler[];
  transaction: boolean;
}

const GATHER_MS = 20;

const OPTIONS = Symbol('reactions.options');

@Injectable()
class ReactionRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly subscriptions: Subscription[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly processes: ProcessManager,
    @Inject(BUS) private readonly bus: MessageBus,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(DB) private readonly db: Db,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(OPTIONS) private readonly options: ReactionsOptions,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.bus.ensureTopics([...this.options.topics]);
    for (const [group, found] of this.discover()) this.subscriptions.push(await this.subscribe(group, found));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.subscriptions.map((subscription) => subscription.stop()));
  }

  private discover(): Map<string, Discovered> {
    const groups = new Map<string, Discovered>();
    const found = new Set<string>();
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (!instance || !metatype) continue;
      const { group, transaction } = consumerGroupOf(metatype) ?? { group: this.options.group, transaction: true };
      for (const { event, method, name } of reactionsOf(metatype)) {
        const target = instance as Record<string, (data: unknown, reaction: Reaction) => Promise<void> | void>;
        const handler = { event, name, run: target[method]!.bind(instance) };
        // The commands of the second one would count as repeated.
        if (found.has(`${name} ${event.type}`)) throw new Error(`two reactions to ${event.type} are named ${name}`);
        found.add(`${name} ${event.type}`);
        if (groups.get(group)?.transaction === !transaction)
          throw new Error(`reactions of ${group} must all run in a transaction, or none`);
        groups.set(group, { transaction, handlers: [...(groups.get(group)?.handlers ?? []), handler] });
      }
    }
    return groups;
  }

  private async subscribe(group: string, { handlers, transaction }: Discovered): Promise<Subscription> {
    const { client, db, processes, logger } = this;
    const { topics, gatherMs = GATHER_MS } = this.options;
    const states = new Set(topics.filter(({ compacted }) => compacted).map(({ name }) => name));
    const handled = await createHandledStreams({ client, db });
    const consumer = new ReactionConsumer({ group, handlers, handled, processes, logger });
    const batcher = new Batcher<BusMessage>((messages) => consumer.handle(messages), {
      gatherMs,
      limit: MAX_BATCH,
    });
    return this.bus.subscribe(
      {
        group,
        topics: [...new Set(handlers.map(({ event }) => event.topic))],
        backoffMs: this.options.backoffMs,
        onDeadLetter: (message) => (states.has(message.topic) ? Promise.resolve() : handled.miss(group, message)),
      },
      (messages) => (transaction ? batcher.add(messages) : consumer.carryOut(messages)),
    );
  }
}

@Module({})
export class ReactionsModule {
  static forService(options: ReactionsOptions): DynamicModule {
    return {
      module: ReactionsModule,
      imports: [DiscoveryModule],
      providers: [{ provide: OPTIONS, useValue: options }, ProcessManager, ReactionRunner],
    };
  }
}
