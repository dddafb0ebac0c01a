import { applicationsMutations } from './mutations/applications.js';
import { attachmentsMutations } from './mutations/attachments.js';
import { billingMutations } from './mutations/billing.js';
import { contentMutations } from './mutations/content.js';
import { eventsMutations } from './mutations/events.js';
import { identityMutations } from './mutations/identity.js';
import { notificationsMutations } from './mutations/notifications.js';
import { systemMutations } from './mutations/system.js';
import type { MutationRow } from './mutations/row.js';

export type { MutationRow } from './mutations/row.js';

/** Who may call which mutation. A mutation without a row fails the test. */
export const mutations: Record<string, MutationRow> = {
  ...applicationsMutations,
  ...attachmentsMutations,
  ...billingMutations,
  ...contentMutations,
  ...eventsMutations,
  ...identityMutations,
  ...notificationsMutations,
  ...systemMutations,
};
