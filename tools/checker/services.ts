import type { Type } from '@nestjs/common';
import { ApplicationsModule, eventStoreOptions as applications } from '@stallbook/applications';
import { AttachmentsModule, eventStoreOptions as attachments } from '@stallbook/attachments';
import { BillingModule, eventStoreOptions as billing } from '@stallbook/billing';
import { ContentModule, eventStoreOptions as content } from '@stallbook/content';
import { consumerGroupOf, reactionsOf, type EventStoreOptions } from '@stallbook/event-store';
import { EventsModule, eventStoreOptions as events } from '@stallbook/events';
import { IdentityModule, eventStoreOptions as identity } from '@stallbook/identity';
import { services, type ServiceName } from '@stallbook/kernel';
import { NotificationsModule, eventStoreOptions as notifications } from '@stallbook/notifications';
import { providersOf } from '../workspace/providers.js';

export interface CheckedService {
  name: ServiceName;
  store: EventStoreOptions;
  /** The types that each of its consumer groups reacts to. */
  consumers: ReadonlyMap<string, ReadonlySet<string>>;
}

const SERVICES: Record<ServiceName, { store: EventStoreOptions; module: Type<unknown> }> = {
  identity: { store: identity, module: IdentityModule },
  events: { store: events, module: EventsModule },
  applications: { store: applications, module: ApplicationsModule },
  billing: { store: billing, module: BillingModule },
  attachments: { store: attachments, module: AttachmentsModule },
  content: { store: content, module: ContentModule },
  notifications: { store: notifications, module: NotificationsModule },
};

/** What each service stores, publishes, shows, and subscribes to, taken from the services themselves. */
export const checkedServices = (): CheckedService[] =>
  services.map((name) => {
    const { store, module } = SERVICES[name];
    return { name, store, consumers: consumersIn(module, `${name}.reactions`) };
  });

/** The consumer groups of a module's providers, including imported modules. */
function consumersIn(module: Type<unknown>, sharedGroup: string): Map<string, Set<string>> {
  const consumers = new Map<string, Set<string>>();
  for (const provider of providersOf(module)) {
    const group = consumerGroupOf(provider)?.group ?? sharedGroup;
    for (const { event } of reactionsOf(provider))
      consumers.set(group, (consumers.get(group) ?? new Set()).add(event.type));
  }
  return consumers;
}
