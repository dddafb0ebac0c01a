/** For read-only routes. */
export const WITH_HEAD = { exposeHeadRoute: true };
