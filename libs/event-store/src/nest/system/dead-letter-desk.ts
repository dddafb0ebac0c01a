import { Inject, Injectable } from '@nestjs/common';
import type { DeadLetter as ShownLetter, SystemService } from '@stallbook/contracts';
import type { CallContext, ServiceName } from '@stallbook/kernel';
import { UnknownDeadLetterError, type DeadLetter, type MessageBus } from '@stallbook/messaging';
import { BUS, health, scrub } from '@stallbook/platform';
import { unavailable } from '@stallbook/rpc';
import { OperationJournal } from './operation-journal.js';
import { SERVICE } from './service.js';

const GONE = 'This dead letter is not there any more.';
const MOST = 200;

/** Services of one process share a reading: on Kafka it reads whole topics. */
const readings = new WeakMap<MessageBus, Promise<DeadLetter[]>>();

/** The dead letters of one service, and what admins do with them. */
@Injectable()
export class DeadLetterDesk {
  constructor(
    @Inject(BUS) private readonly bus: MessageBus,
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly journal: OperationJournal,
  ) {}

  async list(): Promise<ShownLetter[]> {
    await this.assertBus();
    const letters = await this.read();
    return letters
      .filter((letter) => this.isOurs(letter))
      .slice(0, MOST)
      .map((letter) => this.show(letter));
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
    carryOut: () => Promise<void>,
  ): Promise<void> {
    await this.assertBus();
    const letter = await this.find(id);
    const givenUpAt = letter?.at.toISOString() ?? null;
    const intent = letter ? { what, subject: id, givenUpAt, reason } : null;
    const entry = await this.journal.enter(context, intent, GONE);
    // A repeated command does not touch a letter that failed once more since.
    if (letter && entry.givenUpAt === givenUpAt) await carryOut();
  }

  private async find(id: string): Promise<DeadLetter | undefined> {
    try {
      const letter = await this.bus.deadLetters.show(id);
      return this.isOurs(letter) ? letter : undefined;
    } catch (error) {
      if (error instanceof UnknownDeadLetterError) return undefined;
      throw error;
    }
  }

  private isOurs({ group }: DeadLetter): boolean {
    return group.startsWith(`${this.service}.`);
  }

  private read(): Promise<DeadLetter[]> {
    const known = readings.get(this.bus);
    if (known) return known;
    const reading = this.bus.deadLetters.list().finally(() => readings.delete(this.bus));
    readings.set(this.bus, reading);
    return reading;
  }

  private async assertBus(): Promise<void> {
    if ((await health.readiness()).degraded.includes('bus')) throw unavailable();
  }

  private show({ id, group, message, error, attempts, at }: DeadLetter): ShownLetter {
    const { id: messageId, topic, type, stream, correlationId } = message;
    const service = this.service as SystemService;
    const names = { id, service, group, messageId, topic, type, stream, correlationId };
    return { ...names, error: scrub(error), attempts, at: at.toISOString() };
  }
}
