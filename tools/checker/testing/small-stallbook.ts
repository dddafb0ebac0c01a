import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AttachmentsModule, configureAttachmentsHttp } from '@stallbook/attachments';
import { BillingModule } from '@stallbook/billing';
import { ContentModule } from '@stallbook/content';
import { EventsModule } from '@stallbook/events';
import { startGateway } from '@stallbook/gateway';
import { IdentityModule } from '@stallbook/identity';
import { NotificationsModule } from '@stallbook/notifications';
import { busFor, createLogger, hostService, mongoClientFor, type ServiceOptions } from '@stallbook/platform';
import { dropDatabases, dropKeys, testConfig, testKeysOf } from '@stallbook/platform/testing';
import { freePort } from '@stallbook/servers';
import { startEmulator } from '@stallbook/stripe-emulator';
import { startWorkers } from '@stallbook/workers';
import { Redis } from 'ioredis';
import { ADMIN } from '../driver/person.js';
import { answers, fromSource, TestProcess } from './processes.js';

const WEBHOOK_SECRET = 'whsec_of_these_tests';

/** Stallbook on the embedded bus, with one service as a separate process that can be killed. */
export async function openSmallStallbook() {
  const [gatewayPort, rpcPort, opsPort, smtp, web] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const prefix = `test_checker_${randomUUID().slice(0, 8)}`;
  const mails = mkdtempSync(join(tmpdir(), 'stallbook-mails-'));
  const mailbox = new TestProcess(
    ['infra/mailbox/src/main.mjs'],
    { SMTP_PORT: String(smtp), WEB_PORT: String(web), MAIL_DIR: mails },
    answers(`http://127.0.0.1:${web}/email`),
  );
  const controlKey = randomUUID();
  const emulator = await startEmulator({
    controlKey,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: `http://127.0.0.1:${gatewayPort}/webhooks/stripe`,
  });
  const env = {
    STALLBOOK_DB_PREFIX: prefix,
    PORT: String(gatewayPort),
    STALLBOOK_ADMIN_EMAILS: ADMIN,
    STALLBOOK_CHANGES_PER_HOUR: '1000000',
    STALLBOOK_RPC_APPLICATIONS: `127.0.0.1:${rpcPort}`,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    MAILBOX_URL: `http://127.0.0.1:${web}`,
    STRIPE_SECRET_KEY: 'sk_test_emulator',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_HOST: emulator.host,
    STRIPE_API_PORT: String(emulator.port),
    STRIPE_API_PROTOCOL: 'http',
  };
  const config = testConfig(env);
  const applications = new TestProcess(
    fromSource('apps/applications/src/main.ts'),
    {
      ...env,
      MONGODB_URL: config.MONGODB_URL,
      REDIS_URL: config.REDIS_URL,
      STALLBOOK_BUS: 'embedded',
      ...testKeysOf('applications'),
      OPS_PORT: String(opsPort),
      LOG_LEVEL: 'error',
    },
    answers(`http://127.0.0.1:${opsPort}/readyz`),
  );
  const started = Promise.all([mailbox.start(), applications.start()]);
  const running: { close(): Promise<void> }[] = [];
  const host = async (
    name: ServiceOptions['name'],
    module: ServiceOptions['module'],
    more: Partial<ServiceOptions> = {},
  ) => {
    const service = await hostService({ name, module, config, ...more });
    running.push(service);
    return service;
  };
  await host('identity', IdentityModule);
  await host('events', EventsModule);
  await host('billing', BillingModule);
  const files = await host('attachments', AttachmentsModule, { configureHttp: configureAttachmentsHttp });
  await host('content', ContentModule);
  await host('notifications', NotificationsModule);
  const withFiles = { ...config, STALLBOOK_FILES_URL: files.url };
  running.push(await startWorkers(withFiles));
  running.push(await startGateway({ config: withFiles, webDist: mails }));
  await started;
  const mongo = await mongoClientFor(config.MONGODB_URL);
  const bus = await busFor(config, createLogger({ service: 'checker', level: 'silent' }));

  return {
    system: { config, client: mongo.value, bus: bus.value, stripeKey: controlKey },
    place: {
      gateway: `http://127.0.0.1:${gatewayPort}`,
      mailbox: `http://127.0.0.1:${web}`,
      stripe: `http://${emulator.host}:${emulator.port}`,
      stripeKey: controlKey,
    },
    applications,
    close: async () => {
      for (const part of running.reverse()) await part.close();
      await applications.end('SIGTERM');
      await mailbox.end('SIGTERM');
      await emulator.stop();
      await bus.release();
      await mongo.release();
      await dropDatabases(config.MONGODB_URL, prefix);
      const redis = new Redis(config.REDIS_URL);
      await dropKeys(redis, prefix);
      await redis.quit();
      rmSync(mails, { recursive: true, force: true });
    },
  };
}
