export const SERVICE = Symbol('system.service');
