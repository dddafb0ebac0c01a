export { completeCheckout, onboardedAccount, payWith } from './side/actions.js';
export { EventPoller } from './side/event-poller.js';
export { openStripeSide, type StripeSide } from './side/stripe-side.js';
