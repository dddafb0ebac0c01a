import { openServiceStage, type ServiceStage } from '@stallbook/platform/testing';
import { ApplicationsModule } from '../applications.module.js';

export type Stage = ServiceStage;

export const openStage = (now: string): Promise<Stage> =>
  openServiceStage({ name: 'applications', module: ApplicationsModule, now });
