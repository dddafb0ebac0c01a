export * from './connected-account.dto.js';
export * from './membership.dto.js';
export * from './operations.js';
export * from './payment.dto.js';
export * from './plan.dto.js';
export * from './refund.dto.js';
export * from './revenue.dto.js';
export * from './webhook.dto.js';
