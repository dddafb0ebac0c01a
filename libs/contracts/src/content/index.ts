export * from './blog-post.dto.js';
export * from './operations.js';
