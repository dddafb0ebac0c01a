export { requireChromium } from './chromium.mjs';
export { freePort } from './ports.mjs';
export { startServers } from './servers.mjs';
