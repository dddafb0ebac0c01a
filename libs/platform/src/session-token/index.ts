export * from './access-token.js';
export * from './admins.js';
export * from './ended-sessions.js';
export { tellEndings } from './told-endings.js';
