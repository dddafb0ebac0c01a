import { randomUUID } from 'node:crypto';
import { EMAILS_QUEUE, resendConfirmation, signIn, signUp, topics, verifyLink } from '@stallbook/contracts';
import type { EmailJob, Session, SignUpMetadata } from '@stallbook/contracts';
import { EventCodec, PersonalData } from '@stallbook/event-store';
import { readIntegrationEvent } from '@stallbook/kernel';
import type { Actor, IntegrationData, IntegrationEvent, Operation } from '@stallbook/kernel';
import type { BusMessage, MessageBus } from '@stallbook/messaging';
import { BUS, CLOCK, DB, hostService, jobsPrefix, REDIS } from '@stallbook/platform';
import { sessionKey, verifyAccessToken } from '@stallbook/platform';
import type { TestClock } from '@stallbook/platform';
import { testConfig } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import type { Db } from 'mongodb';
import { DemoSeeder } from '../account/demo/demo-seeder.js';
import { eventStoreOptions, IdentityModule } from '../identity.module.js';

/** After the service let go of them: what still runs would make them again. */
async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = await new MongoClient(url).connect();
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  for (const { name } of databases) if (name.startsWith(prefix)) await client.db(name).dropDatabase();
  await client.close();
}

/** The whole service over real servers, in databases of its own, with a clock that can be moved. */
export async function openStage(env: Record<string, string> = {}) {
  const prefix = `test_identity_${randomUUID().slice(0, 8)}`;
  const config = testConfig({ STALLBOOK_DB_PREFIX: prefix, STALLBOOK_TEST_CLOCK: '1', ...env });
  const service = await hostService({ name: 'identity', module: IdentityModule.register(config), config });
  const { app } = service;
  const [bus, clock] = [app.get<MessageBus>(BUS), app.get<TestClock>(CLOCK)];
  const rpc = app.get(RpcClient);
  const redis = app.get<Redis>(REDIS);
  const emails = new Queue<EmailJob>(EMAILS_QUEUE, { connection: redis, prefix: jobsPrefix(config) });
  const heard: BusMessage[] = [];
  await bus.subscribe({ group: 'test.ear', topics: topics.map(({ name }) => name) }, async (messages) => {
    heard.push(...messages);
  });

  const call = <I, O>(operation: Operation<I, O>, input: NoInfer<I>, actor?: Actor, commandId?: string): Promise<O> =>
    rpc.call(operation, input, { actor, ...(commandId && { commandId }), timeoutMs: 15_000 });
  const mailsTo = async (address: string): Promise<EmailJob[]> => {
    const jobs = await emails.getJobs(['waiting', 'prioritized', 'delayed', 'completed', 'failed'], 0, -1, true);
    return jobs.map(({ data }) => data).filter(({ to }) => to === address);
  };
  /** The token of the link in the last mail to an address. */
  const tokenMailedTo = async (address: string): Promise<string> => {
    const last = (await mailsTo(address)).at(-1);
    const link = new URL(last?.data['confirm_url'] ?? '');
    return link.searchParams.get('token_hash') ?? '';
  };
  const register = (email: string, password: string, metadata: SignUpMetadata = {}) =>
    call(signUp, { email, password, metadata });
  const confirm = async (email: string) =>
    call(verifyLink, { tokenHash: await tokenMailedTo(email), type: 'signup' as never });

  return {
    db: app.get<Db>(DB),
    clock,
    /** What an erasure works on. */
    parts: () => ({ codec: app.get(EventCodec), personal: app.get(PersonalData), views: eventStoreOptions.views }),
    seedAgain: () => app.get(DemoSeeder).onApplicationBootstrap(),
    call,
    mailsTo,
    tokenMailedTo,
    register,
    confirm,
    signIn: (email: string, password: string): Promise<Session> => call(signIn, { email, password }),
    resend: (email: string) => call(resendConfirmation, { email }),
    /** What the gateway makes of a session's access token. */
    actorIn: ({ accessToken }: Session): Actor => {
      const { claims } = verifyAccessToken(accessToken, sessionKey(config.STALLBOOK_SECRET), clock);
      if (!claims) throw new Error('the access token does not hold');
      return { id: claims.sub, role: claims.role, emailConfirmed: claims.confirmed, sessionId: claims.sid };
    },
    hear: <E extends IntegrationEvent>(event: E, key: string, last = 1): Promise<IntegrationData<E>> =>
      eventually(() => {
        const found = heard.filter((message) => message.type === event.type && message.key === key);
        if (found.length < last) throw new Error(`${event.type} was not told ${last} times`);
        return readIntegrationEvent(event, found[last - 1]!) as IntegrationData<E>;
      }),
    close: async () => {
      await clock.reset();
      await emails.obliterate({ force: true });
      await emails.close();
      const keys = await redis.keys(`${prefix}*`);
      if (keys.length > 0) await redis.del(...keys);
      await service.close();
      await dropDatabases(config.MONGODB_URL, prefix);
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
