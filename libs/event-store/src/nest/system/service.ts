/** The `ServiceName` of this service. */
export const SERVICE = Symbol('system.service');
