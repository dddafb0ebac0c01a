export * from './access-token.js';
export * from './admins.js';
