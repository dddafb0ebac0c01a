import type { Type } from '@nestjs/common';
import { ApplicationsModule, eventStoreOptions as applications } from '@stallbook/applications';
import { AttachmentsModule, eventStoreOptions as attachments } from '@stallbook/attachments';
import { BillingModule, eventStoreOptions as billing } from '@stallbook/billing';
import { ContentModule, eventStoreOptions as content } from '@stallbook/content';
import { reactionsOf, type EventStoreOptions } from '@stallbook/event-store';
import { EventsModule, eventStoreOptions as events } from '@stallbook/events';
import { IdentityModule, eventStoreOptions as identity } from '@stallbook/identity';
import type { ServiceName } from '@stallbook/kernel';
import { NotificationsModule, eventStoreOptions as notifications } from '@stallbook/notifications';
import { providersOf } from '../workspace/providers.js';

export interface CheckedService {
  name: ServiceName;
  group: string;
  store: EventStoreOptions;
  hears: ReadonlySet<string>;
}

/** What each service stores, publishes, shows, and subscribes to, taken from the services themselves. */
export function checkedServices(): CheckedService[] {
  const service = (name: ServiceName, store: EventStoreOptions, hears: Iterable<string>): CheckedService => ({
    name,
    group: `${name}.reactions`,
    store,
    hears: new Set(hears),
  });
  return [
    service('identity', identity, heardIn(IdentityModule)),
    service('events', events, heardIn(EventsModule)),
    service('applications', applications, heardIn(ApplicationsModule)),
    service('billing', billing, heardIn(BillingModule)),
    service('attachments', attachments, heardIn(AttachmentsModule)),
    service('content', content, heardIn(ContentModule)),
    service('notifications', notifications, heardIn(NotificationsModule)),
  ];
}

/** The types that a module's providers react to, including imported modules. */
const heardIn = (module: Type<unknown>): string[] =>
  providersOf(module).flatMap((provider) => reactionsOf(provider).map(({ event }) => event.type));
