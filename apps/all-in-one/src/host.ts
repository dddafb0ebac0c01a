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
 * Everything in one process, through the very modules that also run as processes of their own. The services know
 * nothing of each other and start side by side; those who ask them start last and stop first: nobody asks a service
 * that is gone.
 */
export async function startAll(config: StallbookConfig): Promise<RunningStallbook> {
  const running: Stoppable[] = [];
  const close = async () => {
    for (const part of running.splice(0).reverse()) await part.close();
  };
  const host = async (
    name: ServiceOptions['name'],
    module: ServiceOptions['module'],
    more: Partial<ServiceOptions> = {},
  ) => {
    const service = await hostService({ name, module, config, ...more });
    running.push(service);
    return service;
  };
  try {
    const [files] = await allStarted([
      host('attachments', AttachmentsModule.register(config), { configureHttp: configureAttachmentsHttp }),
      host('identity', IdentityModule.register(config)),
      host('events', EventsModule.register(config)),
      host('applications', ApplicationsModule.register(config)),
      host('billing', BillingModule.register(config)),
      host('content', ContentModule.register(config)),
      host('notifications', NotificationsModule.register(config)),
    ]);
    const withFiles = { ...config, STALLBOOK_FILES_URL: files.url };
    running.push(await startWorkers(withFiles));
    const gateway = await startGateway({ config: withFiles });
    running.push(gateway);
    return { gateway, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Waits for all, also when one fails, so that nothing still starts while what has started is being stopped. */
async function allStarted<T extends readonly Promise<unknown>[] | []>(parts: T) {
  await Promise.allSettled(parts);
  return Promise.all(parts);
}
