export * from './founding-places.dto.js';
export * from './operations.js';
export * from './profile.dto.js';
export * from './role.js';
export * from './session.dto.js';
export * from './sign-up.dto.js';
export * from './user.dto.js';
export * from './vendor.dto.js';
