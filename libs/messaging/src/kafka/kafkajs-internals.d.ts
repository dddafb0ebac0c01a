// Types of the kafkajs internals that we use; see request-queue.ts.
declare module 'kafkajs/src/network/requestQueue/index.js' {
  export default class RequestQueue {
    pending: unknown[];
    scheduleCheckPendingRequests(): void;
  }
}
declare module 'kafkajs/src/cluster/index.js' {
  export default class Cluster {
    findGroupCoordinator(query: { groupId: string }): Promise<unknown>;
  }
}
