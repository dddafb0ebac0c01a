export * from './access-token.js';
export * from './admins.js';
export * from './session-revocation-list.js';
export { endedSince, publishRevocations, REMEMBERED_MS } from './publish-revocations.js';
