export * from './blog-post.dto.js';
export * from './bookmark.dto.js';
export * from './contact.dto.js';
export * from './feedback.dto.js';
export * from './operations.js';
export * from './submissions.inputs.js';
export * from './waitlist.dto.js';
