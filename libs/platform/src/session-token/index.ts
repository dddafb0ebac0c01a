export * from './access-token.js';
export * from './admins.js';
export * from './session-revocation-list.js';
export { publishRevocations } from './publish-revocations.js';
