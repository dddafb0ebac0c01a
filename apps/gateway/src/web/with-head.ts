/** For routes that only read: link checkers and caches ask for their headers alone. */
export const WITH_HEAD = { exposeHeadRoute: true };
