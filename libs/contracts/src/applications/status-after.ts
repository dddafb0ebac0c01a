import type { IntegrationData } from '@stallbook/kernel';
import type { ApplicationStatus } from './application.enums.js';
import {
  applicationAccepted,
  applicationRejected,
  applicationSubmitted,
  applicationWithdrawn,
} from '../integration/application.events.js';

/** The integration events that set the status of an application. */
export const applicationStatusEvents = [
  applicationSubmitted,
  applicationAccepted,
  applicationRejected,
  applicationWithdrawn,
] as const;

/** Only a withdrawal says whether the application had been accepted. */
export type ApplicationStatusData = IntegrationData<typeof applicationSubmitted> & { wasAccepted?: boolean };

const statuses: Record<string, `${ApplicationStatus}`> = {
  [applicationSubmitted.type]: 'pending',
  [applicationAccepted.type]: 'accepted',
  [applicationRejected.type]: 'rejected',
};

/** Before the decision, a withdrawn application is a draft again. */
export const statusAfter = (type: string, { wasAccepted }: ApplicationStatusData): `${ApplicationStatus}` =>
  statuses[type] ?? (wasAccepted ? 'withdrawn' : 'draft');
