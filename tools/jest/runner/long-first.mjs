/** The suites of `npm run test:full` that no other run has. */
const FULL = '.full.spec.ts';

/** They take longest in short files. Jest starts with the largest files while it knows no durations. */
export const LONG = [
  'apps/all-in-one/test/permissions.int.spec.ts',
  'apps/all-in-one/test/attacks/hostile-values.int.spec.ts',
  'apps/all-in-one/test/attacks/hidden-records.int.spec.ts',
  'apps/applications/src/application/reactions/market-event-deleted.int.spec.ts',
  'libs/messaging/src/contract/upgrade.contract.int.spec.ts',
];

/**
 * A suite that starts last must not be a long one, which would run alone.
 * @template {{ path: string }} Test
 * @param {readonly Test[]} tests
 */
export function longFirst(tests) {
  const isLong = (/** @type {Test} */ { path }) =>
    path.endsWith(FULL) || LONG.some((long) => path.endsWith(`/${long}`));
  return [...tests.filter(isLong), ...tests.filter((test) => !isLong(test))];
}
