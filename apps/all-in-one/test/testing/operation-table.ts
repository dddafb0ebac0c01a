import { recordOperationsOf, systemOperationsOf } from '@stallbook/contracts';
import { admin, type Caller } from './operations/callers.js';
import { applicationsOperations } from './operations/applications.js';
import { attachmentsOperations } from './operations/attachments.js';
import { billingOperations } from './operations/billing.js';
import { contentOperations } from './operations/content.js';
import { eventsOperations } from './operations/events.js';
import { identityOperations } from './operations/identity.js';
import { notificationsOperations } from './operations/notifications.js';

export { CALLERS, type Caller } from './operations/callers.js';

const SYSTEM_ACTIONS = ['resendDeadLetter', 'discardDeadLetter', 'retrySetAside'];
/** Operations that require a recent second factor, if the caller has one. */
export const steppedUp: readonly string[] = [
  ...Object.keys(systemOperationsOf).flatMap((service) => SYSTEM_ACTIONS.map((name) => `${service}.${name}`)),
  ...Object.values(recordOperationsOf).flatMap(({ records, exportRecords }) => [records.name, exportRecords.name]),
  'billing.createAccountLink',
  'billing.createConnectAccount',
  'identity.eraseAccount',
  'identity.requestEmailChange',
  'identity.startAuthenticator',
  'identity.confirmAuthenticator',
  'identity.removeAuthenticator',
  'identity.startPasskey',
  'identity.addPasskey',
  'identity.renamePasskey',
  'identity.removePasskey',
  'identity.renewRecoveryCodes',
  'identity.turnOffSecondFactor',
  'events.approveClaim',
  'billing.updatePlan',
  'events.transferMarketEvent',
  'events.takeDownMarketEvent',
  'events.restoreMarketEvent',
  'events.undoImport',
];
const SYSTEM_OPERATIONS = ['systemStatus', 'deadLetters', ...SYSTEM_ACTIONS];
const systemOperations = Object.fromEntries(
  Object.keys(systemOperationsOf).flatMap((service) =>
    SYSTEM_OPERATIONS.map((name) => [`${service}.${name}`, admin] as const),
  ),
);

const recordOperations = Object.fromEntries(
  Object.values(recordOperationsOf).flatMap((ofService) =>
    Object.values(ofService).map(({ name }) => [name, admin] as const),
  ),
);

/** Who may call each operation, before ownership checks. An operation without a row fails the test. */
export const operations: Record<string, readonly Caller[]> = {
  ...applicationsOperations,
  ...attachmentsOperations,
  ...billingOperations,
  ...contentOperations,
  ...eventsOperations,
  ...identityOperations,
  ...notificationsOperations,
  ...recordOperations,
  ...systemOperations,
};
