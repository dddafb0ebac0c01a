/**
 * Zod tries whether it may compile code. The content policy forbids that and reports the try, so it is told beforehand;
 * over `globalThis`, as it reads its settings there, since the first view goes without Zod.
 */
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };
