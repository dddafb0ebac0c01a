/**
 * Keeps Zod from testing whether it may compile code, which the content security policy would report. Zod reads this
 * from `globalThis`, so the first view does not load Zod.
 */
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };
