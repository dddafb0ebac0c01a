import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { startGateway, type RunningGateway } from '../start-gateway.js';

const WEB = join(import.meta.dirname, '../../../web');
const PUBLIC_URL = 'https://stallbook.example';
const ENTRY = ['vendor', 'app']
  .map((name) => `<script type="module" crossorigin src="/assets/${name}.js"></script>`)
  .join('');
const PAGES = ['/', '/events', '/blog', '/pricing', '/help', '/about', '/product/vendor-pro'];

describe('the first HTML while no service is available', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stallbook-pages-'));
  const dist = join(folder, 'dist');
  let gateway: RunningGateway;
  beforeAll(async () => {
    mkdirSync(join(dist, '.vite'), { recursive: true });
    cpSync(join(WEB, 'pages.json'), join(folder, 'pages.json'));
    cpSync(join(WEB, 'pages.es.json'), join(folder, 'pages.es.json'));
    const page = readFileSync(join(WEB, 'index.html'), 'utf8');
    writeFileSync(join(dist, 'index.html'), page.replace('</head>', `${ENTRY}</head>`));
    cpSync(join(WEB, 'index.es.html'), join(dist, 'index.es.html'));
    const manifest = {
      '_app.js': { file: 'assets/app.js', imports: ['_vendor.js'] },
      '_vendor.js': { file: 'assets/vendor.js' },
      '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_vendor.js'] },
      'src/app/pages/events-page.tsx': { file: 'assets/events-page.js', imports: ['_app.js', '_card.js'] },
      'src/app/pages/dashboard-page.tsx': { file: 'assets/dashboard-page.js', imports: ['_card.js'] },
    };
    writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest));
    const spanish = {
      'src/app/pages/events-page.tsx': { file: 'assets/events-es.js' },
    };
    writeFileSync(join(dist, '.vite', 'manifest.es.json'), JSON.stringify(spanish));
    const config = testConfig({ PORT: '0', STALLBOOK_PUBLIC_URL: `${PUBLIC_URL}/` });
    gateway = await startGateway({ config, webDist: dist });
  });
  afterAll(async () => {
    await gateway.close();
    rmSync(folder, { recursive: true });
  });
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${gateway.url}${path}`, { headers });
  const htmlOf = async (path: string) => (await get(path)).text();
  const contentOf = (html: string, key: string) =>
    new RegExp(`<meta (?:name|property)="${key}"\\s+content="([^"]*)"`).exec(html)?.[1];

  it.each(PAGES)('[UI-013] [UI-014] gives %s its title, share image, theme color, and robots tag', async (path) => {
    const html = await htmlOf(path);
    expect(html).toMatch(/<title>[^<]+ · Stallbook<\/title>/);
    expect(contentOf(html, 'description')?.length).toBeGreaterThan(40);
    expect(contentOf(html, 'og:image')).toBe(`${PUBLIC_URL}/share.png`);
    expect([contentOf(html, 'og:image:width'), contentOf(html, 'og:image:height')]).toEqual(['1200', '630']);
    expect([contentOf(html, 'theme-color'), contentOf(html, 'robots')]).toEqual(['blue', 'index, follow']);
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}" />`);
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it.each(['/healthz', '/readyz', '/metrics'])('does not serve %s, which is on a separate port', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      expect((await fetch(`${gateway.url}${path}`, { method })).status).toBe(404);
    }
    expect(await htmlOf(path)).not.toMatch(/process_cpu|"status"/);
  });

  it('[UI-014] gives every page a unique title', async () => {
    const titles = await Promise.all(PAGES.map(async (path) => /<title>(.*)<\/title>/.exec(await htmlOf(path))?.[1]));
    expect(new Set(titles).size).toBe(PAGES.length);
  });

  it('gives a page one canonical URL, whatever the query string', async () => {
    const html = await htmlOf('/events/?search=honey&page=3');
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/events" />`);
  });

  it('keeps private pages out of search engines', async () => {
    for (const path of ['/dashboard', '/vendors/0198', '/reset-password', '/admin/claims']) {
      const html = await htmlOf(path);
      expect([path, contentOf(html, 'robots'), html.includes('rel="canonical"')]).toEqual([path, 'noindex', false]);
    }
  });

  it('[UI-010] answers an unknown path with the app, status 404, and words that need no script', async () => {
    for (const path of ['/nowhere', '/events/a/b/c', '/constructor']) {
      const reply = await get(path);
      expect([path, reply.status]).toEqual([path, 404]);
      const html = await reply.text();
      expect([contentOf(html, 'robots'), html.includes('<div id="root">')]).toEqual(['noindex', true]);
      expect(html).toMatch(/<h1>Page not found<\/h1><p>There is no page at this address.<\/p><p><a href="\/events">/);
    }
  });

  it('shows the title and the description of a public page until the app is ready, and of a private one how it begins for everyone', async () => {
    const html = await htmlOf('/pricing');
    expect(html).toMatch(/<div id="root">[\s\S]*<main class="first-text">\s*<h1>Pricing<\/h1><p>What Stallbook costs/);
    const profile = await htmlOf('/profile');
    expect(profile).toMatch(/<main class="first-text">\s*<h1>Your profile<\/h1><p>What organizers and vendors see/);
    expect(profile).not.toContain('<title>Your profile');
    expect(await htmlOf('/dashboard')).toContain('<h1>Good to see you</h1><p>Your next markets');
    expect(await htmlOf('/vendor/applications')).toMatch(/<h1>My applications<\/h1>\s*<\/main>/);
    expect(await htmlOf('/billing')).not.toContain('first-text');
  });

  it.each(['/events/01981f6e-0000-7000-8000-000000000000', '/blog/first-market'])(
    'opens the app at %s with a generic title while its service is unavailable, and search engines retry',
    async (path) => {
      const reply = await get(path);
      const html = await reply.text();
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '60']);
      expect(html).toContain('<div id="root">');
      expect(html).not.toMatch(/ld\+json|rel="canonical"/);
    },
  );

  it.each(['/media/event-banners/banners/1.webp', '/live'])(
    'an error at %s is in no cache, which would keep it after the service is back',
    async (path) => {
      const { status, headers } = await get(path);
      expect([status >= 400, headers.get('cache-control')]).toEqual([true, 'no-store']);
    },
  );

  it('redirects to the default image when an event image cannot be drawn', async () => {
    const path = '/og/events/01981f6e-0000-7000-8000-000000000000.png';
    const reply = await fetch(`${gateway.url}${path}`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/share.png']);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/events', 'events-page.js'],
    ['/dashboard', 'dashboard-page.js'],
  ])('preloads the scripts of %s that the entry script does not load', async (path, script) => {
    const html = await htmlOf(path);
    expect(
      html.match(/modulepreload" fetchpriority="low" crossorigin href="[^"]+/g)?.map((tag) => tag.split('/').pop()),
    ).toEqual([script, 'card.js']);
    expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/card.css" />');
    expect(html.indexOf('modulepreload')).toBeGreaterThan(html.indexOf(ENTRY));
  });

  it('is not sent again to a browser that has cached it', async () => {
    const first = await get('/events');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/events', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is in the language of the browser, or in the one that the person chose', async () => {
    const english = await get('/events', { 'accept-language': 'de,en;q=0.8' });
    const spanish = await get('/events', { 'accept-language': 'es-MX,es;q=0.9' });
    const html = await spanish.text();
    expect([spanish.headers.get('content-language'), /<html lang="(\w+)">/.exec(html)?.[1]]).toEqual(['es', 'es']);
    expect(html).toContain('<title>Eventos · Stallbook</title>');
    expect(html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/events-es.js" />');
    for (const { headers } of [english, spanish])
      expect(headers.get('vary')).toBe('accept-language, cookie, accept-encoding');
    expect(spanish.headers.get('etag')).not.toBe(english.headers.get('etag'));
    const chosen = {
      'accept-language': 'es',
      cookie: 'language=en',
      'if-none-match': spanish.headers.get('etag') ?? '',
    };
    const after = await get('/events', chosen);
    expect([after.status, after.headers.get('content-language')]).toEqual([200, 'en']);
    expect(await (await get('/nowhere', { 'accept-language': 'es' })).text()).toContain('<title>Página no encontrada');
  });

  it('comes from the newest build', async () => {
    const built = await htmlOf('/');
    const file = join(dist, 'index.html');
    writeFileSync(file, built.replace('<div id="root">', '<div id="root" data-build="2">'));
    const later = new Date(Date.now() + 60_000);
    utimesSync(file, later, later);
    await eventually(async () => expect(await htmlOf('/')).toContain('data-build="2"'));
  });

  it('lists the sitemap and the closed paths in robots.txt', async () => {
    const lines = (await (await get('/robots.txt')).text()).split('\n');
    expect(lines).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice('Disallow: '.length));
    expect(closed).toEqual(expect.arrayContaining(['/dashboard', '/events/*/edit', '/auth/', '/admin/']));
    const isClosed = (path: string) => closed.some((one) => new RegExp(`^${one.split('*').join('.*')}`).test(path));
    expect([...PAGES, '/events/0198', '/blog/first-market', '/contact'].filter(isClosed)).toEqual([]);
    // What the app loads to show a page.
    expect(['/graphql', '/assets/app.js', '/media/events/0198.webp'].filter(isClosed)).toEqual([]);
  });

  it.each(['/sitemap.xml', '/blog/rss.xml', '/blog/atom.xml'])('asks to retry %s', async (path) => {
    const reply = await get(path);
    expect([reply.status, reply.headers.get('retry-after'), reply.headers.get('cache-control')]).toEqual([
      503,
      '60',
      'no-store',
    ]);
  });
});
