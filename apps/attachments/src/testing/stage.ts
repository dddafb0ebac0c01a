import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  applicationAccepted,
  applicationSubmitted,
  marketEventSaved,
  paymentCompleted,
  requestUpload,
  topics,
  type StoredUpload,
} from '@stallbook/contracts';
import { idFrom, newId, type Actor, type IntegrationData, type IntegrationEvent, type Operation } from '@stallbook/kernel';
import type { MessageBus } from '@stallbook/messaging';
import { BUS, CLOCK, DB, MONGO_CLIENT, hostService, type TestClock } from '@stallbook/platform';
import { testConfig } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import type { Db, MongoClient } from 'mongodb';
import { AttachmentsModule } from '../attachments.module.js';
import { configureAttachmentsHttp } from '../configure-http.js';
import { applicationFacts, marketFacts, paymentFacts } from './facts.js';

export interface Refusal {
  error: { code: string; message: string };
}

/** The whole service over real servers, in databases of its own, with a clock that can be moved. */
export async function openStage(now: string) {
  const prefix = `test_attachments_${randomUUID().slice(0, 8)}`;
  const config = testConfig({ STALLBOOK_DB_PREFIX: prefix, STALLBOOK_TEST_CLOCK: '1' });
  const service = await hostService({
    name: 'attachments',
    module: AttachmentsModule.register(config),
    config,
    configureHttp: configureAttachmentsHttp,
  });
  const { app, url = '' } = service;
  const bus = app.get<MessageBus>(BUS);
  const clock = app.get<TestClock>(CLOCK);
  const rpc = app.get(RpcClient);
  const client = app.get<MongoClient>(MONGO_CLIENT);
  const db = app.get<Db>(DB);
  await clock.moveTo(new Date(now));
  await bus.ensureTopics([...topics]);

  const call = <I, O>(operation: Operation<I, O>, input: NoInfer<I>, actor?: Actor, commandId?: string): Promise<O> =>
    rpc.call(operation, input, { actor, ...(commandId && { commandId }), timeoutMs: 15_000 });

  /** What another service tells. */
  const tell = async <E extends IntegrationEvent>(event: E, data: IntegrationData<E>): Promise<void> => {
    const key = String((data as Record<string, unknown>)[event.key]);
    const about = { id: newId(), correlationId: newId(), at: clock.now().toISOString() };
    await bus.publish([{ ...about, topic: event.topic, key, type: event.type, version: event.version, data }]);
  };

  /** Sends a body with a ticket, as the gateway does. */
  const send = async (ticket: string, body: Buffer | Readable) => {
    const init = { method: 'PUT', body, duplex: 'half' as const, headers: { 'content-type': 'application/octet-stream' } };
    const reply = await fetch(`${url}/files/${ticket}`, init);
    return { status: reply.status, body: (await reply.json()) as StoredUpload & Refusal };
  };

  const ticketFor = async (organizer: Actor, eventId: string, filename: string, more: { description?: string } = {}) =>
    (await call(requestUpload, { eventId, filename, ...more }, organizer)).ticket;

  return {
    app,
    db,
    url,
    clock,
    call,
    tell,
    send,
    ticketFor,
    /** A market event of that organizer, as the events service tells of it. */
    openMarket: async (organizer: Actor): Promise<string> => {
      const facts = marketFacts(organizer.id);
      await tell(marketEventSaved, facts);
      return facts.marketEventId;
    },
    add: async (organizer: Actor, eventId: string, filename: string, body: Buffer) => {
      const { body: stored } = await send(await ticketFor(organizer, eventId, filename), body);
      if (!stored.attachment) throw new Error(`not stored: ${stored.error.message}`);
      return stored.attachment;
    },
    apply: (eventId: string, vendorId: string) => tell(applicationSubmitted, applicationFacts(eventId, vendorId)),
    accept: (eventId: string, vendorId: string) => tell(applicationAccepted, applicationFacts(eventId, vendorId)),
    pay: (eventId: string, vendorId: string) =>
      tell(paymentCompleted, paymentFacts(eventId, vendorId, idFrom('payment', eventId, vendorId))),
    /** What is kept at all: nothing may be left of what was refused. */
    kept: async () => {
      const count = (name: string) => db.collection(name).countDocuments();
      const [files, chunks, uploads] = await Promise.all([count('files.files'), count('files.chunks'), count('uploads')]);
      return { files, chunks, uploads };
    },
    close: async () => {
      await clock.reset();
      const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
      for (const { name } of databases) if (name.startsWith(prefix)) await client.db(name).dropDatabase();
      await service.close();
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
