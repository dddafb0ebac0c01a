/** API paths, which lead to no page. Not `/graphql`, because crawlers run the app, which shows an error without it. */
const MACHINERY = ['/auth/', '/live', '/files/', '/uploads/', '/exports/', '/webhooks/', '/admin/'];

export function robotsText(hidden: readonly string[], publicUrl: string): string {
  const paths = [...MACHINERY, ...hidden].map((path) => path.replace(/:\w+/g, '*'));
  const shortest = paths.filter((path) => !MACHINERY.some((other) => other !== path && path.startsWith(other)));
  return [
    'User-agent: *',
    'Allow: /',
    ...shortest.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
