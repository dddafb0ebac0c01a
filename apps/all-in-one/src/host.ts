import { ApplicationsModule } from '@stallbook/applications';
import { AttachmentsModule, configureAttachmentsHttp } from '@stallbook/attachments';
import { BillingModule } from '@stallbook/billing';
import { ContentModule } from '@stallbook/content';
import { EventsModule } from '@stallbook/events';
import { startGateway, type RunningGateway } from '@stallbook/gateway';
import { IdentityModule } from '@stallbook/identity';
import { NotificationsModule } from '@stallbook/notifications';
import { hostService, type ServiceOptions, type StallbookConfig } from '@stallbook/platform';
import { startWorkers } from '@stallbook/workers';

interface Stoppable {
  close(): Promise<void>;
}

export interface RunningStallbook extends Stoppable {
  gateway: RunningGateway;
}

/**
 * Runs all processes' modules in one process. Services start and stop in parallel; callers start last and stop
 * first.
 */
export async function startAll(config: StallbookConfig): Promise<RunningStallbook> {
  const services: Stoppable[] = [];
  const askers: Stoppable[] = [];
  const close = async () => {
    for (const asker of askers.splice(0).reverse()) await asker.close();
    await allDone(services.splice(0).map((service) => service.close()));
  };
  const host = async (
    name: ServiceOptions['name'],
    module: ServiceOptions['module'],
    more: Partial<ServiceOptions> = {},
  ) => {
    const service = await hostService({ name, module, config, ...more });
    services.push(service);
    return service;
  };
  try {
    const [files] = await allDone([
      host('attachments', AttachmentsModule, { configureHttp: configureAttachmentsHttp }),
      host('identity', IdentityModule),
      host('events', EventsModule),
      host('applications', ApplicationsModule),
      host('billing', BillingModule),
      host('content', ContentModule),
      host('notifications', NotificationsModule),
    ]);
    const withFiles = { ...config, STALLBOOK_FILES_URL: files.url };
    askers.push(await startWorkers(withFiles));
    const gateway = await startGateway({ config: withFiles });
    askers.push(gateway);
    return { gateway, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Waits for all, even when one fails, so that nothing still starts or stops. */
async function allDone<T extends readonly Promise<unknown>[]>(parts: [...T]) {
  await Promise.allSettled(parts);
  return Promise.all(parts);
}
