/** Which service this is (`ServiceName`). */
export const SERVICE = Symbol('system.service');
