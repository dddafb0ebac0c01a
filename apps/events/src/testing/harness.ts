import { openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { EventsModule } from '../events.module.js';

export type Harness = ServiceHarness;

export const openHarness = (now: string): Promise<Harness> =>
  openServiceHarness({ name: 'events', module: EventsModule, now });
