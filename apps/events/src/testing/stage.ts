import { openServiceStage, type ServiceStage } from '@stallbook/platform/testing';
import { EventsModule } from '../events.module.js';

export type Stage = ServiceStage;

export const openStage = (now: string): Promise<Stage> =>
  openServiceStage({ name: 'events', module: EventsModule, now });
