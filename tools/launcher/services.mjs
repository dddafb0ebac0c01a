/** Those of the kernel, which cannot be imported before the installation. */
export const SERVICES = ['identity', 'events', 'applications', 'billing', 'attachments', 'content', 'notifications'];
