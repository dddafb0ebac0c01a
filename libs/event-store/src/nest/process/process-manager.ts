import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DomainError } from '@stallbook/kernel';
import { describeError } from '@stallbook/messaging';
import { DB, LOGGER, MONGO_CLIENT, type Logger } from '@stallbook/platform';
import { requestContext } from '@stallbook/rpc';
import type { Db, MongoClient } from 'mongodb';
import { runAfterwards, type Afterwards } from '../afterwards.js';
import { processRetries } from '../metrics.js';
import type { Reaction } from '../reacts.js';
import { systemContext } from '../../store/command-context.js';
import { EventStore } from '../../store/event-store.js';
import { executeChunk } from './execute-chunk.js';
import { processStepsOf, type ProcessChunk } from './process-step.js';
import { Processes, type StoredProcess } from './processes.js';
import { StepAlreadyTaken } from './step-already-taken.js';

type Step = (data: Record<string, unknown>, chunk: ProcessChunk) => Promise<string[]>;

const POLL_MS = 2_000;
const CHUNK = 100;
/** Used after a failure, so that a bad stream delays few others and a slow chunk fits into a transaction. */
const SMALL_CHUNK = 10;
const MAX_PAUSE_MS = 60_000;

/**
 * Executes work on many streams in chunks, each in one transaction with the cursor. Any replica can resume an
 * interrupted process. Failures are retried until they succeed. Processes of one name that messages of one stream
 * started run in the order of these messages.
 */
@Injectable()
export class ProcessManager implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly steps = new Map<string, Step>();
  private readonly processes: Processes;
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private pending = false;
  private stopped = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly store: EventStore,
    @Inject(MONGO_CLIENT) client: MongoClient,
    @Inject(DB) db: Db,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.processes = new Processes(client, db);
  }

  async onModuleInit(): Promise<void> {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (!instance || !metatype) continue;
      for (const { name, method } of processStepsOf(metatype)) {
        this.steps.set(name, (instance as Record<string, Step>)[method]!.bind(instance));
      }
    }
    if (this.steps.size > 0) await this.processes.prepare();
  }

  onApplicationBootstrap(): void {
    if (this.steps.size === 0) return;
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.timer.unref();
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  start(
    name: string,
    data: Record<string, unknown>,
    { message, command, write }: Pick<Reaction, 'message' | 'command' | 'write'>,
  ): void {
    if (!this.steps.has(name)) throw new Error(`the process ${name} has no step`);
    const { correlationId } = command;
    const initial = {
      name,
      queue: `${name}:${message.stream}`,
      sequence: message.sequence,
      data,
      cursor: '',
      attempts: 0,
      correlationId,
      causationId: message.id,
      at: message.occurredAt,
    };
    const update = { $setOnInsert: { ...initial, heldUntil: new Date(0) } };
    write(this.processes.collection, {
      updateOne: { filter: { _id: `${message.id}:${name}` }, update, upsert: true },
    });
  }

  wake(): void {
    this.pending = true;
    this.running ??= this.run().finally(() => (this.running = undefined));
  }

  private async run(): Promise<void> {
    while (this.pending && !this.stopped) {
      this.pending = false;
      try {
        for (let next = await this.processes.claim(); next; next = await this.processes.claim()) {
          await this.advance(next);
          if (this.stopped) return;
        }
      } catch (error) {
        this.logger.warn({ error: describeError(error) }, 'processes are waiting for MongoDB');
      }
    }
  }

  private async advance(process: StoredProcess): Promise<void> {
    const { _id, name, attempts, correlationId } = process;
    const afterwards: Afterwards[] = [];
    try {
      await requestContext.run({ correlationId }, () => this.carryOut(process, afterwards));
    } catch (error) {
      if (error instanceof StepAlreadyTaken) return;
      const retryInMs = Math.min(MAX_PAUSE_MS, 100 * 4 ** attempts);
      this.report(process, error, retryInMs);
      await this.processes.retryLater(process, retryInMs);
      setTimeout(() => this.wake(), retryInMs).unref();
      return;
    }
    await runAfterwards(afterwards, { process: _id, name }, this.logger);
  }

  /** A fact on another topic may come a little later. A wait that lasts is a failure. */
  private report({ _id, name, attempts }: StoredProcess, error: unknown, retryInMs: number): void {
    const isWait = DomainError.is(error, 'NOT_READY') && retryInMs < MAX_PAUSE_MS;
    processRetries.inc({ process: name, reason: isWait ? 'waits' : 'failed' });
    const retry = { process: _id, name, attempts: attempts + 1, retryInMs, error: describeError(error) };
    if (isWait) this.logger.info(retry, 'a chunk of a process waits');
    else this.logger.error(retry, 'a chunk of a process failed and will be retried');
  }

  private carryOut(process: StoredProcess, afterwards: Afterwards[]): Promise<void> {
    const { _id, name, data, cursor, attempts, correlationId, causationId, at } = process;
    const step = this.steps.get(name);
    if (!step) throw new Error(`the process ${name} has no step`);
    const limit = attempts === 0 ? CHUNK : SMALL_CHUNK;
    const command = systemContext({ commandId: `${_id}:${cursor}`, correlationId, causationId });
    return this.processes.advance(process, async (session) => {
      afterwards.length = 0;
      const later = (work: Afterwards): void => void afterwards.push(work);
      const chunk = { after: cursor, limit, session, command, at, afterwards: later };
      const ids = await step(data, { ...chunk, execute: (affected) => executeChunk(this.store, affected, chunk) });
      return ids.length < limit ? null : (ids.at(-1) ?? null);
    });
  }
}
