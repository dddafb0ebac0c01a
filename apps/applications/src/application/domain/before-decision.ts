import { deepEqual, DomainError } from '@stallbook/kernel';
import type { ApplicationEvent } from './application.events.js';
import {
  ownApplication,
  type ApplicationContents,
  type ApplicationDetails,
  type ApplicationState,
} from './application.state.js';

export interface Edit {
  type: 'edit';
  vendorId: string;
  contents: ApplicationContents;
}

export function edit({ vendorId, contents }: Edit, state: ApplicationState): ApplicationEvent[] {
  const before = undecided(state, vendorId, 'Only a pending application can be changed.');
  // What the form does not show stays as it is.
  const { businessDescription, insuranceInfo } = before;
  const after = { ...contents, businessDescription, insuranceInfo };
  if (deepEqual({ ...before, ...after }, before)) return [];
  return [{ type: 'application.edited', data: { applicationId: before.applicationId, vendorId, ...after } }];
}

function undecided(state: ApplicationState, vendorId: string, message: string): ApplicationDetails {
  const own = ownApplication(state, vendorId);
  if (own.status !== 'pending') throw new DomainError('APPLICATION.NOT_PENDING', message);
  return own;
}
