/** The BullMQ queues that admins can look into. */
export const QUEUES = Symbol('gateway.queues');
