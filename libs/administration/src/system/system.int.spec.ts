import { Injectable } from '@nestjs/common';
import { systemOperationRecorded, systemOperationsOf, topics } from '@stallbook/contracts';
import { Reacts } from '@stallbook/event-store';
import { openInstallation, parcelMoved, type Installation } from '@stallbook/event-store/testing';
import { newId, type IntegrationData } from '@stallbook/kernel';
import type { BusMessage, MessageBus } from '@stallbook/messaging';
import { actorAs } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import { systemReport } from '../operation-log/system-operation.integration-events.js';
import { SystemModule } from './system.module.js';

const { deadLetters, resendDeadLetter, discardDeadLetter } = systemOperationsOf.content;
const service = 'content' as never;
const admin = actorAs('admin');
let poisoned: Set<string>;
let handled: string[];

@Injectable()
class PoisonedReaction {
  @Reacts(parcelMoved)
  moved({ parcelId, place }: IntegrationData<typeof parcelMoved>): void {
    if (poisoned.has(parcelId)) throw new Error(`cannot move it; notify ann@example.org at ${parcelId}`);
    handled.push(place);
  }
}

describe('the dead letters of a service', () => {
  let installation: Installation;
  let bus: MessageBus;
  let rpc: RpcClient;
  let received: BusMessage[];
  beforeEach(async () => {
    [poisoned, handled, received] = [new Set(), [], []];
    installation = await openInstallation({
      imports: [SystemModule.forService('content')],
      mappers: [systemReport('content')],
    });
    const running = await installation.start(PoisonedReaction);
    bus = running.bus;
    rpc = running.app.get(RpcClient);
    await bus.ensureTopics([...topics]);
    await bus.subscribe({ group: 'test.ear', topics: [systemOperationRecorded.topic] }, async (messages) => {
      received.push(...messages);
    });
  });
  afterEach(() => installation.close());

  const call = <I extends object, O>(
    ...[operation, input, commandId]: [Parameters<typeof rpc.call<I, O>>[0], I, string?]
  ) => rpc.call<I, O>(operation, input, { actor: admin, ...(commandId && { commandId }), timeoutMs: 15_000 });
  const list = () => call(deadLetters, {});
  const poison = async (place = 'Salem') => {
    const parcelId = newId();
    poisoned.add(parcelId);
    await bus.publish([installation.moved(parcelId, place)]);
    const deadLetter = await eventually(async () => {
      const found = (await list()).find(({ stream }) => stream === `parcel-${parcelId}`);
      if (!found) throw new Error('no dead letter yet');
      return found;
    });
    return { parcelId, deadLetter };
  };
  const operations = (count: number) =>
    eventually(() => {
      expect(received).toHaveLength(count);
      return received.map(({ data }) => data as IntegrationData<typeof systemOperationRecorded>);
    });

  it('are listed with their identifiers and never with their content', async () => {
    const { parcelId, deadLetter } = await poison('a secret place');
    expect(deadLetter).toEqual({
      id: `content.reactions:${deadLetter.messageId}`,
      service: 'content',
      group: 'content.reactions',
      messageId: deadLetter.messageId,
      topic: parcelMoved.topic,
      type: parcelMoved.type,
      stream: `parcel-${parcelId}`,
      correlationId: deadLetter.correlationId,
      error: `Error: cannot move it; notify [email] at ${parcelId}`,
      attempts: 5,
      at: deadLetter.at,
    });
    expect(JSON.stringify(deadLetter)).not.toContain('a secret place');
  });

  it('are handled when they are sent again after the cause is fixed, once per command', async () => {
    const { parcelId, deadLetter } = await poison();
    poisoned.delete(parcelId);
    const commandId = newId();
    for (let round = 0; round < 2; round += 1) await call(resendDeadLetter, { service, id: deadLetter.id }, commandId);
    await eventually(() => expect(handled).toEqual(['Salem']));
    expect(await list()).toEqual([]);
    expect(await operations(1)).toMatchObject([
      { what: 'resend_dead_letter', service: 'content', adminId: admin.id, subject: deadLetter.id, reason: null },
    ]);
  });

  it('are not affected by a repeated command if they failed again since', async () => {
    const { deadLetter } = await poison();
    const commandId = newId();
    await call(resendDeadLetter, { service, id: deadLetter.id }, commandId);
    const again = await eventually(async () => {
      const found = (await list()).find(({ id }) => id === deadLetter.id);
      if (!found || found.at === deadLetter.at) throw new Error('no dead letter yet');
      return found;
    });
    await call(resendDeadLetter, { service, id: deadLetter.id }, commandId);
    expect(await list()).toEqual([again]);
    await operations(1);
  });

  it('refuse the key of a command about another one', async () => {
    const [one, other] = [await poison(), await poison()];
    const commandId = newId();
    await call(resendDeadLetter, { service, id: one.deadLetter.id }, commandId);
    await expect(call(resendDeadLetter, { service, id: other.deadLetter.id }, commandId)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY.REUSED',
    });
    expect(await list()).toContainEqual(other.deadLetter);
    await operations(1);
  });

  it('are discarded with a reason and kept without one', async () => {
    const { deadLetter } = await poison();
    for (const reason of ['', '  ', 'no']) {
      await expect(call(discardDeadLetter, { service, id: deadLetter.id, reason })).rejects.toMatchObject({
        code: 'BAD_INPUT',
      });
    }
    expect(await list()).toHaveLength(1);
    await call(discardDeadLetter, { service, id: deadLetter.id, reason: 'Its parcel is gone' });
    expect(await list()).toEqual([]);
    expect(await operations(1)).toMatchObject([{ what: 'discard_dead_letter', reason: 'Its parcel is gone' }]);
  });

  it('are only those of the service’s groups; others are neither shown nor changed', async () => {
    await bus.subscribe({ group: 'events.reactions', topics: [parcelMoved.topic], maxAttempts: 1 }, () =>
      Promise.reject(new Error('not mine')),
    );
    await bus.publish([installation.moved(newId(), 'Bend')]);
    const [foreign] = await eventually(async () => {
      const deadLetters = await bus.deadLetters.list('events.reactions');
      expect(deadLetters).toHaveLength(1);
      return deadLetters;
    });
    expect(await list()).toEqual([]);
    for (const attempt of [
      () => call(resendDeadLetter, { service, id: foreign!.id }),
      () => call(discardDeadLetter, { service, id: foreign!.id, reason: 'Not mine' }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await bus.deadLetters.list('events.reactions')).toHaveLength(1);
    expect(received).toEqual([]);
  });
});
