import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

let quiet = false;

/**
 * kafkajs 2.2.4 wakes up every millisecond for each connection to look for requests held back by throttling, also when
 * none is; that is most of what an idle consumer costs. A request that is held back asks for the look-up itself (`push`
 * does, and so does each look-up while some are left), so without one there is nothing to wake up for.
 */
export function quietRequestQueue(): void {
  if (quiet) return;
  quiet = true;
  const schedule = RequestQueue.prototype.scheduleCheckPendingRequests;
  RequestQueue.prototype.scheduleCheckPendingRequests = function (): void {
    if (this.pending.length > 0) schedule.call(this);
  };
}
