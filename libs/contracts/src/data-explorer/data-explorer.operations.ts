import { defineQuery, type ServiceName } from '@stallbook/kernel';
import { RecordType, type RecordChunk, type RecordPage, type RecordSummary } from './data-explorer.dto.js';
import { ExportRecordsInput, RecordFilterInput, RecordSummariesInput } from './data-explorer.inputs.js';

const access = { access: ['admin'], stepUp: true } as const;

/** What is read about people, and every export, is entered in the log of admin operations. */
const ofService = (service: ServiceName) => ({
  records: defineQuery<RecordPage>()(`${service}.records`, { input: RecordFilterInput, ...access }),
  /** Numbers only, for the dashboard of the admins. */
  recordSummaries: defineQuery<RecordSummary[]>()(`${service}.recordSummaries`, {
    input: RecordSummariesInput,
    access: ['admin'],
  }),
  /** One chunk after the other, each from where the one before ended. */
  exportRecords: defineQuery<RecordChunk>()(`${service}.exportRecords`, { input: ExportRecordsInput, ...access }),
});

export const recordOperationsOf = {
  identity: ofService('identity'),
  events: ofService('events'),
  applications: ofService('applications'),
  billing: ofService('billing'),
  content: ofService('content'),
  notifications: ofService('notifications'),
};

export type RecordService = keyof typeof recordOperationsOf;

export const recordServiceOf: Record<`${RecordType}`, RecordService> = {
  accounts: 'identity',
  applications: 'applications',
  claims: 'events',
  emails: 'notifications',
  market_events: 'events',
  messages: 'notifications',
  payments: 'billing',
  posts: 'content',
  subscriptions: 'billing',
};
