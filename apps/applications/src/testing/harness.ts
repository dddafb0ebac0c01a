import { openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { ApplicationsModule } from '../applications.module.js';

export type Harness = ServiceHarness;

export const openHarness = (now: string): Promise<Harness> =>
  openServiceHarness({ name: 'applications', module: ApplicationsModule, now });
