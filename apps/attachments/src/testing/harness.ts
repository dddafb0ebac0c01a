import type { Readable } from 'node:stream';
import {
  applicationAccepted,
  applicationSubmitted,
  marketEventSaved,
  paymentCompleted,
  requestUpload,
  type StoredUpload,
} from '@stallbook/contracts';
import { idFrom, type Actor } from '@stallbook/kernel';
import { openServiceHarness } from '@stallbook/platform/testing';
import { AttachmentsModule } from '../attachments.module.js';
import { configureAttachmentsHttp } from '../configure-http.js';
import { applicationFacts, marketFacts, paymentFacts } from './fixtures.js';

export interface Refusal {
  error: { code: string; message: string };
}

/** The service, with helpers for its specs. */
export async function openHarness(now: string, env: Record<string, string> = {}) {
  const service = await openServiceHarness({
    name: 'attachments',
    module: AttachmentsModule,
    now,
    env,
    configureHttp: configureAttachmentsHttp,
  });
  const { call, db, publish, url } = service;

  /** Sends a body with a ticket, as the gateway does. */
  const send = async (ticket: string, body: Buffer | Readable) => {
    const init = {
      method: 'PUT',
      body,
      duplex: 'half' as const,
      headers: { 'content-type': 'application/octet-stream' },
    };
    const reply = await fetch(`${url}/files/${ticket}`, init);
    return { status: reply.status, body: (await reply.json()) as StoredUpload & Refusal };
  };

  const ticketFor = async (organizer: Actor, eventId: string, filename: string, more: { description?: string } = {}) =>
    (await call(requestUpload, { eventId, filename, ...more }, organizer)).ticket;

  return {
    ...service,
    send,
    ticketFor,
    /** A market event of that organizer, as the events service publishes it. */
    openMarket: async (organizer: Actor): Promise<string> => {
      const facts = marketFacts(organizer.id);
      await publish(marketEventSaved, facts);
      return facts.marketEventId;
    },
    add: async (organizer: Actor, eventId: string, filename: string, body: Buffer) => {
      const { body: stored } = await send(await ticketFor(organizer, eventId, filename), body);
      if (!stored.attachment) throw new Error(`not stored: ${stored.error.message}`);
      return stored.attachment;
    },
    apply: (eventId: string, vendorId: string) => publish(applicationSubmitted, applicationFacts(eventId, vendorId)),
    accept: (eventId: string, vendorId: string) => publish(applicationAccepted, applicationFacts(eventId, vendorId)),
    pay: (eventId: string, vendorId: string) =>
      publish(paymentCompleted, paymentFacts(eventId, vendorId, idFrom('payment', eventId, vendorId))),
    /** The numbers of stored files, chunks, and uploads. */
    storedCounts: async () => {
      const count = (name: string) => db.collection(name).countDocuments();
      const [files, chunks, uploads] = await Promise.all([
        count('files.files'),
        count('files.chunks'),
        count('uploads'),
      ]);
      return { files, chunks, uploads };
    },
  };
}

export type Harness = Awaited<ReturnType<typeof openHarness>>;
