// The one part of kafkajs that is used beyond its public types; see request-queue.ts.
declare module 'kafkajs/src/network/requestQueue/index.js' {
  export default class RequestQueue {
    pending: unknown[];
    scheduleCheckPendingRequests(): void;
  }
}
