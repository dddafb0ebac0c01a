export const QUEUES = Symbol('gateway.queues');
