import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

let quiet = false;

/**
 * kafkajs 2.2.4 polls every millisecond per connection for throttled requests, even without any, which is most of the
 * cost of an idle consumer. Throttled requests schedule the check themselves, so the polling is unnecessary.
 */
export function quietRequestQueue(): void {
  if (quiet) return;
  quiet = true;
  const schedule = RequestQueue.prototype.scheduleCheckPendingRequests;
  RequestQueue.prototype.scheduleCheckPendingRequests = function (): void {
    if (this.pending.length > 0) schedule.call(this);
  };
}
