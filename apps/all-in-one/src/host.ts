import { ApplicationsModule } from '@stallbook/applications';
import { AttachmentsModule, configureAttachmentsHttp } from '@stallbook/attachments';
import { BillingModule } from '@stallbook/billing';
import { ContentModule } from '@stallbook/content';
import { EventsModule } from '@stallbook/events';
import { startGateway, type RunningGateway } from '@stallbook/gateway';
import { IdentityModule } from '@stallbook/identity';
import { NotificationsModule } from '@stallbook/notifications';
import { services, type ServiceName } from '@stallbook/kernel';
import { hostService, type RunningService, type ServiceOptions, type StallbookConfig } from '@stallbook/platform';
import { startWorkers } from '@stallbook/workers';

const SERVICES: Record<ServiceName, Pick<ServiceOptions, 'module' | 'configureHttp'>> = {
  identity: { module: IdentityModule },
  events: { module: EventsModule },
  applications: { module: ApplicationsModule },
  billing: { module: BillingModule },
  attachments: { module: AttachmentsModule, configureHttp: configureAttachmentsHttp },
  content: { module: ContentModule },
  notifications: { module: NotificationsModule },
};

interface Stoppable {
  close(): Promise<void>;
}

export interface RunningStallbook extends Stoppable {
  gateway: RunningGateway;
}

/**
 * Runs all processes' modules in one process. Services start and stop in parallel; callers start last and stop
 * first.
 * @param only the services that a test needs
 */
export async function startAll(
  config: StallbookConfig,
  only: readonly ServiceName[] = services,
): Promise<RunningStallbook> {
  const running = new Map<ServiceName, RunningService>();
  const callers: Stoppable[] = [];
  const close = async () => {
    for (const caller of callers.splice(0).reverse()) await caller.close();
    const started = [...running.values()];
    running.clear();
    await allDone(started.map((service) => service.close()));
  };
  try {
    await allDone(only.map(async (name) => running.set(name, await hostService({ name, config, ...SERVICES[name] }))));
    const withFiles = { ...config, STALLBOOK_FILES_URL: running.get('attachments')?.url };
    callers.push(await startWorkers(withFiles));
    const gateway = await startGateway({ config: withFiles });
    callers.push(gateway);
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
