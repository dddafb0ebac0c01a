// Which projects may import which, by their tags. docs/architecture.md has the same rules as a table.

/** @typedef {{ sourceTag: string, onlyDependOnLibsWithTags: string[] }} Constraint */

/** @param {string} sourceTag @param {string[]} onlyDependOnLibsWithTags @returns {Constraint} */
const may = (sourceTag, ...onlyDependOnLibsWithTags) => ({ sourceTag, onlyDependOnLibsWithTags });

const SHARED = ['type:kernel', 'type:contracts', 'type:lib', 'type:testing'];

const byType = [
  may('type:kernel', 'type:kernel'),
  may('type:contracts', 'type:kernel', 'type:contracts'),
  may('type:lib', ...SHARED),
  may('type:testing', ...SHARED),
  may('type:service', ...SHARED, 'type:infra'),
  may('type:gateway', ...SHARED),
  may('type:workers', ...SHARED),
  may('type:infra', 'type:infra', 'type:testing'),
  may('type:web', 'type:web', 'type:contracts', 'type:kernel'),
  // The host is the only application that knows every part. It has no rules.
  may('type:host', '*'),
  may('type:tool', '*'),
];

const OWNERS = [
  'identity',
  'events',
  'applications',
  'billing',
  'attachments',
  'content',
  'notifications',
  'gateway',
  'workers',
];

const byScope = [
  ...OWNERS.map((owner) => may(`scope:${owner}`, `scope:${owner}`, 'scope:shared', 'scope:infra')),
  may('scope:shared', 'scope:shared'),
  may('scope:infra', 'scope:infra', 'scope:shared'),
  may('scope:web', 'scope:web', 'scope:shared'),
  may('scope:host', '*'),
  may('scope:tools', '*'),
];

export const inProduction = [...byType, ...byScope];

/** What the browser may load of the server's packages. */
export const browserModules = [
  'contracts/account-limits',
  'contracts/application-limits',
  'contracts/application-statuses',
  'contracts/content-limits',
  'contracts/csv-line',
  'contracts/email-type',
  'contracts/feed-texts',
  'contracts/import-limits',
  'contracts/password-rules',
  'contracts/profit-rules',
  'contracts/receipt-number',
  'contracts/sender-rules',
  'kernel/beginning-of',
  'kernel/limits',
  'kernel/mail-to',
  'kernel/market-event-limits',
  'kernel/planned-fields',
  'kernel/safe-link',
  'kernel/us-states',
];

/** Specs also use real servers and the emulator. */
export const inTests = inProduction.map(({ sourceTag, onlyDependOnLibsWithTags }) =>
  may(sourceTag, ...onlyDependOnLibsWithTags, 'type:infra', 'scope:infra', 'scope:shared'),
);
