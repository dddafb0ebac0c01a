import { Inject, Injectable } from '@nestjs/common';
import { SystemService, type DeadLetter as ShownDeadLetter } from '@stallbook/contracts';
import type { CallContext, ServiceName } from '@stallbook/kernel';
import { UnknownDeadLetterError, type DeadLetter, type MessageBus } from '@stallbook/messaging';
import { BUS, health, scrub } from '@stallbook/platform';
import { unavailable } from '@stallbook/rpc';
import { OperationJournal } from '../operation-log/operation-journal.js';
import { SERVICE } from './service.js';

const GONE = 'This dead letter no longer exists.';
const LIMIT = 200;

/** Services of one process share a read, because on Kafka it reads whole topics. */
const readings = new WeakMap<MessageBus, Promise<DeadLetter[]>>();

@Injectable()
export class DeadLetterAdmin {
  constructor(
    @Inject(BUS) private readonly bus: MessageBus,
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly journal: OperationJournal,
  ) {}

  async list(): Promise<ShownDeadLetter[]> {
    await this.assertBus();
    const deadLetters = await this.read();
    return deadLetters
      .filter((deadLetter) => this.belongsHere(deadLetter))
      .slice(0, LIMIT)
      .map((deadLetter) => this.show(deadLetter));
  }

  async resend(id: string, context: CallContext): Promise<void> {
    await this.act('resend_dead_letter', id, null, context, () => this.bus.deadLetters.resend(id));
  }

  async discard(id: string, reason: string, context: CallContext): Promise<void> {
    await this.act('discard_dead_letter', id, reason, context, () => this.bus.deadLetters.discard(id, reason));
  }

  private async act(
    what: 'resend_dead_letter' | 'discard_dead_letter',
    id: string,
    reason: string | null,
    context: CallContext,
    run: () => Promise<void>,
  ): Promise<void> {
    await this.assertBus();
    const deadLetter = await this.find(id);
    const givenUpAt = deadLetter?.at.toISOString() ?? null;
    const requested = deadLetter ? { what, subject: id, givenUpAt, reason } : null;
    const entry = await this.journal.enter(context, requested, GONE);
    // A repeated command must not affect a message that failed again since.
    if (deadLetter && entry.givenUpAt === givenUpAt) await run();
  }

  private async find(id: string): Promise<DeadLetter | undefined> {
    try {
      const deadLetter = await this.bus.deadLetters.show(id);
      return this.belongsHere(deadLetter) ? deadLetter : undefined;
    } catch (error) {
      if (error instanceof UnknownDeadLetterError) return undefined;
      throw error;
    }
  }

  private belongsHere({ group }: DeadLetter): boolean {
    return group.startsWith(`${this.service}.`);
  }

  private read(): Promise<DeadLetter[]> {
    const current = readings.get(this.bus);
    if (current) return current;
    const reading = this.bus.deadLetters.list().finally(() => readings.delete(this.bus));
    readings.set(this.bus, reading);
    return reading;
  }

  private async assertBus(): Promise<void> {
    if ((await health.readiness()).degraded.includes('bus')) throw unavailable();
  }

  private show({ id, group, message, error, attempts, at }: DeadLetter): ShownDeadLetter {
    const { id: messageId, topic, type, stream, correlationId } = message;
    const service = SystemService[this.service];
    const names = { id, service, group, messageId, topic, type, stream, correlationId };
    return { ...names, error: scrub(error), attempts, at: at.toISOString() };
  }
}
