import { randomUUID } from 'node:crypto';
import { ApplicationsModule } from '@stallbook/applications';
import { AttachmentsModule } from '@stallbook/attachments';
import { BillingModule } from '@stallbook/billing';
import { ContentModule } from '@stallbook/content';
import { EventsModule } from '@stallbook/events';
import { startGateway } from '@stallbook/gateway';
import { IdentityModule } from '@stallbook/identity';
import { services } from '@stallbook/kernel';
import { NotificationsModule } from '@stallbook/notifications';
import { hostService, keyHolders, type ProcessName } from '@stallbook/platform';
import { dropDatabases, testConfig, testKeysOf } from '@stallbook/platform/testing';
import { startWorkers } from '@stallbook/workers';

const prefix = `test_own_keys_${randomUUID().slice(0, 8)}`;
const modules = {
  identity: IdentityModule,
  events: EventsModule,
  applications: ApplicationsModule,
  billing: BillingModule,
  attachments: AttachmentsModule,
  content: ContentModule,
  notifications: NotificationsModule,
};

/** As the process is deployed: the keys of others are absent. */
const configOf = (name: ProcessName) => {
  const without = Object.fromEntries(Object.keys(keyHolders).map((key) => [key, '']));
  return testConfig({ STALLBOOK_DB_PREFIX: prefix, PORT: '0', ...without, ...testKeysOf(name) });
};

describe('a separate process', () => {
  afterAll(() => dropDatabases(testConfig().MONGODB_URL, prefix));

  it.each(services)('starts with the keys that the service %s is given', async (name) => {
    const config = configOf(name);
    const service = await hostService({ name, module: modules[name], config });
    await service.close();
  });

  it('starts with the keys that the workers are given', async () => {
    const workers = await startWorkers(configOf('workers'));
    await workers.close();
  });

  it('starts with the keys that the gateway is given', async () => {
    const gateway = await startGateway({ config: configOf('gateway'), webDist: import.meta.dirname });
    await gateway.close();
  });
});
