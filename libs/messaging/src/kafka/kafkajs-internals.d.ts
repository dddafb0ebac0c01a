// What is used of kafkajs beyond its public types; see request-queue.ts, and the specs that have its cluster fail.
declare module 'kafkajs/src/network/requestQueue/index.js' {
  export default class RequestQueue {
    pending: unknown[];
    scheduleCheckPendingRequests(): void;
  }
}
declare module 'kafkajs/src/cluster/index.js' {
  export default class Cluster {
    findGroupCoordinator(wanted: { groupId: string }): Promise<unknown>;
  }
}
