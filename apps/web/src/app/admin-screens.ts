import type { AdminPath, Screen } from './screens.js';

/** The addresses of their code, which only the browsers of admins load. */
export const adminScreens: Record<AdminPath, Pick<Screen, 'load'>> = {
  '/admin': { load: () => import('./pages/admin-page.js') },
  '/admin/dashboard': { load: () => import('../features/admin/routes/admin-dashboard-page.js') },
  '/admin/blog': { load: () => import('../features/admin-blog/routes/admin-blog-page.js') },
  '/admin/blog/new': { load: () => import('../features/admin-blog/routes/new-post-page.js') },
  '/admin/blog/:id/edit': { load: () => import('../features/admin-blog/routes/edit-post-page.js') },
  '/admin/import': { load: () => import('../features/admin-imports/routes/admin-import-page.js') },
  '/admin/emails': { load: () => import('../features/admin-emails/routes/email-log-page.js') },
  '/admin/reports': { load: () => import('../features/admin-message-reports/routes/admin-reports-page.js') },
  '/admin/claims': { load: () => import('../features/claims/routes/admin-claims-page.js') },
  '/admin/transfer': { load: () => import('../features/admin-transfer/routes/admin-transfer-page.js') },
  '/admin/blueprints': { load: () => import('../features/admin-library/routes/blueprints-page.js') },
  '/admin/blueprints/new': { load: () => import('../features/admin-library/routes/blueprint-editor-page.js') },
  '/admin/blueprints/:id': { load: () => import('../features/admin-library/routes/blueprint-editor-page.js') },
  '/admin/blueprint-analytics': { load: () => import('../features/admin-library/routes/blueprint-analytics-page.js') },
  '/admin/plans': { load: () => import('../features/admin-plans/routes/admin-plans-page.js') },
  '/admin/email-templates': { load: () => import('../features/admin-emails/routes/email-templates-page.js') },
  '/admin/email-templates/:type': { load: () => import('../features/admin-emails/routes/email-template-page.js') },
  '/admin/users': { load: () => import('../features/admin-accounts/routes/accounts-page.js') },
  '/admin/users/:id': { load: () => import('../features/admin-accounts/routes/account-page.js') },
  '/admin/data': { load: () => import('../features/admin-data/routes/admin-data-page.js') },
  '/admin/events': { load: () => import('../features/admin/routes/admin-events-page.js') },
  '/admin/system': { load: () => import('../features/admin-system/routes/admin-system-page.js') },
  '/admin/support': { load: () => import('./pages/support-tools-page.js') },
  '/admin/texts': { load: () => import('../features/admin-landing/routes/texts-page.js') },
};
