import { randomUUID } from 'node:crypto';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { newId, type IntegrationEvent } from '@stallbook/kernel';
import type { BusMessage, MessageBus, TopicSpec } from '@stallbook/messaging';
import { BUS, hostService } from '@stallbook/platform';
import { dropDatabases, testConfig } from '@stallbook/platform/testing';
import { eventually, testDatabase } from '@stallbook/testing';
import { parcelMoved, parcels } from '../../testing/parcel.js';
import type { IntegrationEventMapper } from '../../relay/integration-event-mapper.js';
import { EventStoreModule } from '../event-store.module.js';
import { ReactionsModule } from '../reactions.module.js';

const STATES = 'tests.state.v1';
export const parcelState = { ...parcelMoved, type: 'parcel.saved', topic: STATES };
const topics: TopicSpec[] = [
  { name: parcelMoved.topic, partitions: 2 },
  { name: STATES, partitions: 2, compacted: true },
];

@Module({})
class ParcelServiceModule {}

interface Extension {
  imports?: DynamicModule[];
  mappers?: IntegrationEventMapper[];
}

const parcelService = (providers: Provider[], { imports = [], mappers = [] }: Extension): DynamicModule => ({
  module: ParcelServiceModule,
  imports: [
    EventStoreModule.forService({ projections: [parcels], mappers }),
    ReactionsModule.forService({ group: 'content.reactions', topics, backoffMs: () => 10 }),
    ...imports,
  ],
  providers,
});

/** A service with parcels. */
export async function openInstallation(extension: Extension = {}) {
  const prefix = `test_reactions_${randomUUID().slice(0, 8)}`;
  const config = testConfig({ STALLBOOK_DB_PREFIX: prefix });
  const { client, drop } = await testDatabase('reactions');
  const running = new Set<{ close(): Promise<void> }>();
  let sequence = 0;

  return {
    db: client.db(`${prefix}_content`),
    start: async (...providers: Provider[]) => {
      const service = await hostService({ name: 'content', module: parcelService(providers, extension), config });
      running.add(service);
      const bus = service.app.get<MessageBus>(BUS);
      return {
        app: service.app,
        bus,
        stop: async () => {
          running.delete(service);
          await service.close();
        },
        deadLetters: (count: number) =>
          eventually(async () => {
            const list = await bus.deadLetters.list();
            expect(list).toHaveLength(count);
            return list;
          }),
      };
    },
    moved: (parcelId: string, place: string, event: IntegrationEvent = parcelMoved): BusMessage => ({
      id: newId(),
      topic: event.topic,
      key: parcelId,
      stream: `parcel-${parcelId}`,
      sequence: (sequence += 1),
      type: event.type,
      version: 1,
      occurredAt: '2027-05-08T12:00:00.000Z',
      correlationId: newId(),
      data: { parcelId, place, moves: 1 },
    }),
    close: async () => {
      for (const service of running) await service.close();
      await dropDatabases(config.MONGODB_URL, prefix);
      await drop();
    },
  };
}

export type Installation = Awaited<ReturnType<typeof openInstallation>>;
