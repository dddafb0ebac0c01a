export { testDatabase, type TestDatabase } from './databases.js';
export { evasions } from './evasions.js';
export { eventually } from './eventually.js';
export { fixedClock } from './fixed-clock.js';
export { given, OCCURRED_AT } from './given.js';
export { describeGolden } from './golden/describe-golden.js';
export { record as recordGolden } from './golden/golden-files.js';
export { bounceOf, complaintOf, outOfOffice } from './mail-reports.js';
export { soon } from './soon.js';
