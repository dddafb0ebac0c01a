import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startGateway, type RunningGateway } from '@stallbook/gateway';
import { eventually } from '@stallbook/testing';
import type { Person } from './testing/person.js';
import { ADMIN, openHarness, PASSWORD, type Harness } from './testing/harness.js';
import { apply, createMarket, marketInput, openMarket } from './testing/fixtures.js';

const WEB = join(import.meta.dirname, '../../web');

describe('market events, as search engines and messengers find them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stallbook-found-'));
  let harness: Harness;
  let gateway: RunningGateway;
  let olga: Person;
  let adam: Person;
  beforeAll(async () => {
    mkdirSync(join(folder, 'dist'));
    for (const file of ['pages.json', 'pages.es.json']) cpSync(join(WEB, file), join(folder, file));
    cpSync(join(WEB, 'index.html'), join(folder, 'dist', 'index.html'));
    cpSync(join(WEB, 'public', 'share'), join(folder, 'dist', 'share'), { recursive: true });
    harness = await openHarness({ STALLBOOK_ADMIN_EMAILS: `${ADMIN},adalbert@example.org` });
    gateway = await startGateway({ config: harness.config, webDist: join(folder, 'dist') });
    olga = await harness.join('olga', 'organizer');
    adam = await harness.join('adam');
  });
  afterAll(async () => {
    await gateway.close();
    await harness.close();
    rmSync(folder, { recursive: true });
  });

  const pageOf = async (path: string, who = harness.visitor()) => {
    const reply = await who.at(gateway.url).fetch(path);
    const html = await reply.text();
    return { status: reply.status, html, robots: /name="robots" content="([^"]*)"/.exec(html)?.[1] };
  };
  const dataIn = (html: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? 'null') as Record<
      string,
      unknown
    >;
  const publish = (id: string) =>
    olga.do('mutation($id: ID!) { publishMarketEvent(input: { id: $id }) { id } }', { id });

  it('a calendar app reads a published event, all events of its organizer, and the calendar of a vendor', async () => {
    const id = await createMarket(olga, { ...marketInput(harness, 'Calendar Market'), eventDate: '2031-06-01' });
    const read = async (path: string) => {
      const reply = await harness.visitor().at(gateway.url).fetch(path);
      return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
    };
    expect(await read(`/calendar/events/${id}.ics`)).toMatchObject({ status: 404 });
    await publish(id);
    const one = await read(`/calendar/events/${id}.ics`);
    expect(one).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
    expect(one.text).toContain('SUMMARY:Calendar Market');
    const { event } = await olga.do<{ event: { organizerId: string } }>(
      'query($id: ID!) { event: marketEvent(input: { id: $id }) { organizerId } }',
      { id },
    );
    expect((await read(`/calendar/organizers/${event.organizerId}.ics`)).text).toContain('SUMMARY:Calendar Market');
    const began = new Date(harness.clock.now().getTime() - 100 * 86_400_000).toISOString().slice(0, 10);
    const season = { eventDate: began, eventEndDate: '2031-06-30' };
    const seasonId = await openMarket(harness, olga, 'Running Season');
    const events = harness.db('events').collection<{ _id: string }>('marketEvents');
    await events.updateOne({ _id: seasonId }, { $set: season });
    expect((await read(`/calendar/organizers/${event.organizerId}.ics`)).text).toContain('SUMMARY:Running Season');
    const vera = await harness.join('vera', 'vendor');
    const { feed } = await vera.do<{ feed: { path: string } }>('mutation { feed: createCalendarFeed { path } }');
    expect(await read(feed.path)).toMatchObject({ status: 200, text: expect.stringContaining('END:VCALENDAR') });
    const own = await vera.at(gateway.url).fetch(`/calendar/own/${id}.ics`);
    expect(own.status).toBe(404);
    await apply(vera, id);
    const applied = await vera.at(gateway.url).fetch(`/calendar/own/${id}.ics`);
    expect(applied.headers.get('cache-control')).toBe('private, no-cache');
    expect(await applied.text()).toContain('SUMMARY:Applied: Calendar Market');
    expect(await read(`/calendar/own/${id}.ics`)).toMatchObject({ status: 404 });
    await vera.do('mutation { revokeCalendarFeed { id } }');
    for (const path of [feed.path, '/calendar/vendor/guessed.ics', '/calendar/organizers/unknown.ics']) {
      expect(await read(path)).toMatchObject({ status: 404 });
    }
  });

  it('[UI-013] [UI-014] the first HTML of a published event has its name, place, and dates', async () => {
    const id = await createMarket(olga, {
      ...marketInput(harness, 'Riverside Market'),
      eventDate: '2031-05-08',
      eventEndDate: '2031-05-09',
      startTime: '09:00',
      endTime: '15:30',
    });
    await publish(id);
    const { status, html, robots } = await pageOf(`/events/${id}`);
    expect([status, robots]).toEqual([200, 'index, follow']);
    expect(html).toContain('<title>Riverside Market · Stallbook</title>');
    expect(html).toMatch(
      /name="description" content="[\w -]+ in Portland, OR, May 8–9, 2031\. Fruit, bread and flowers/,
    );
    expect(html).toContain(`<link rel="canonical" href="${harness.config.STALLBOOK_PUBLIC_URL}/events/${id}" />`);
    expect(dataIn(html)).toMatchObject({
      '@type': 'Event',
      name: 'Riverside Market',
      startDate: '2031-05-08T09:00:00-07:00',
      endDate: '2031-05-09T15:30:00-07:00',
      location: { name: '1 River Road', address: { addressLocality: 'Portland', addressRegion: 'OR' } },
    });
  });

  it('[UI-014] the next markets and each market can be read without JavaScript, and a draft is not among them', async () => {
    const id = await openMarket(harness, olga, 'Plain & <b>Simple</b> Market');
    await createMarket(olga, marketInput(harness, 'Hidden Draft Market'));
    const textOf = async (path: string) =>
      /<main class="first-text">([\s\S]*?)<\/main>/.exec((await pageOf(path)).html)?.[1] ?? '';
    const list = await textOf('/events');
    expect(list).toContain(`<a href="/events/${id}">Plain &amp; &lt;b&gt;Simple&lt;/b&gt; Market</a>`);
    expect(list).not.toContain('Hidden Draft');
    const text = await textOf(`/events/${id}`);
    expect(text).toContain('<h1>Plain &amp; &lt;b&gt;Simple&lt;/b&gt; Market</h1>');
    expect(text).toContain('1 River Road');
    expect((await pageOf(`/events/${id}`)).html).toContain('turn on JavaScript');
  });

  it('a list with a query begins with its text only for readers without JavaScript, because the app filters by more', async () => {
    await openMarket(harness, olga, 'Unfiltered Market');
    const { html } = await pageOf('/events?type=craft_fair');
    expect(html).toMatch(/<noscript><main class="first-text">[\s\S]*Unfiltered Market[\s\S]*<\/main><\/noscript>/);
    expect((await pageOf('/events')).html).not.toContain('<noscript><main');
  });

  it('a visitor searches the market events without JavaScript', async () => {
    await openMarket(harness, olga, 'Honeycomb Market');
    await openMarket(harness, olga, 'Wool Market');
    const resultsOf = async (search: string) => (await pageOf(`/events?search=${search}`)).html;
    await eventually(async () => expect(await resultsOf('honeycomb')).toContain('Honeycomb Market</a>'));
    expect(await resultsOf('honeycomb')).not.toContain('Wool Market');
    expect(await resultsOf('quartz')).toContain('No upcoming event matches “quartz”.');
  });

  it('a signed-in person has JavaScript, so the next markets are not read for them', async () => {
    await openMarket(harness, olga, 'Read In The App Market');
    await eventually(async () => expect((await pageOf('/events')).html).toContain('Read In The App Market'));
    expect((await pageOf('/events', olga)).html).not.toContain('Read In The App Market');
  });

  it('an organizer cannot inject markup', async () => {
    const title = `"><script>alert(1)</script> & $& 'Co'`;
    const id = await openMarket(harness, olga, title);
    const { html } = await pageOf(`/events/${id}`);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain(
      '<title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; $&amp; &#39;Co&#39; · Stallbook</title>',
    );
    expect(dataIn(html)['name']).toBe(title);
  });

  it('only its owner sees a draft, and an unknown event is not found', async () => {
    const id = await createMarket(olga, marketInput(harness, 'Still a secret'));
    const seen = await pageOf(`/events/${id}`);
    expect([seen.status, seen.robots, seen.html.includes('secret')]).toEqual([404, 'noindex', false]);
    const owned = await pageOf(`/events/${id}`, olga);
    expect([owned.status, owned.robots, owned.html.includes('Still a secret')]).toEqual([200, 'noindex', true]);
    for (const path of ['/events/01981f6e-0000-7000-8000-000000000000', '/events/nonsense', '/blog/no-such-post'])
      expect([path, (await pageOf(path)).status]).toEqual([path, 404]);
  });

  it('[UI-013] a published event has a share image of 1200 by 630, and a draft has none', async () => {
    const id = await openMarket(harness, olga, 'Lantern <Market> & Friends');
    const { html } = await pageOf(`/events/${id}`);
    const address = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(address).toContain(`/og/events/${id}.png`);
    const visitor = harness.visitor().at(gateway.url);
    const reply = await visitor.fetch(address.slice(harness.config.STALLBOOK_PUBLIC_URL.length));
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(reply.headers.get('cache-control')).toContain('max-age=86400');
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(100_000);
    const plain = readFileSync(join(folder, 'dist', 'share', 'other.png'));
    expect(bytes.equals(plain)).toBe(false);
    const draft = await createMarket(olga, marketInput(harness, 'Unseen'));
    const hidden = await visitor.fetch(`/og/events/${draft}.png`);
    expect([hidden.status, hidden.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('the sitemap lists published events with their last change, and is cached for an hour', async () => {
    const draft = await createMarket(olga, marketInput(harness, 'Not yet'));
    const id = await openMarket(harness, olga);
    const visitor = harness.visitor().at(gateway.url);
    const map = async () => {
      const index = await (await visitor.fetch('/sitemap.xml')).text();
      const files = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
      const contents = files.map(async (path) =>
        gunzipSync(Buffer.from(await (await visitor.fetch(path)).arrayBuffer())).toString(),
      );
      return (await Promise.all(contents)).join('');
    };
    const first = await map();
    expect(first).toMatch(new RegExp(`/events/${id}</loc><lastmod>[\\d-]+T`));
    expect(first).toContain(`<loc>${harness.config.STALLBOOK_PUBLIC_URL}/pricing</loc>`);
    expect(first).not.toContain(draft);
    await publish(draft);
    expect(await map()).toBe(first);
    const missing = await visitor.fetch('/sitemaps/events-7.xml.gz');
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  const publishPost = async (who: Person, text: { slug: string; title: string; document: string }): Promise<string> => {
    const input = { ...text, excerpt: 'Weights.', category: 'General', contentType: 'article', featured: false };
    const { post } = await who.do<{ post: { id: string } }>(
      'mutation($input: CreatePostInput!) { post: createPost(input: $input) { id } }',
      { input },
    );
    expect((await pageOf(`/blog/${text.slug}`)).status).toBe(404);
    await who.do('mutation($input: PublishPostInput!) { publishPost(input: $input) { id } }', { input: post });
    return post.id;
  };
  const paragraph = (text: string) =>
    JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

  it('[CO-012] [CO-013] a post stays, without the name of its author, when their account is deleted', async () => {
    const author = await harness.join('adalbert', 'organizer');
    const [slug, title] = ['after-me', 'What stays'];
    const id = await publishPost(author, { slug, title, document: paragraph('The tent stays.') });
    const authorIn = (html: string) => dataIn(html)['author'];
    await eventually(async () =>
      expect(authorIn((await pageOf(`/blog/${slug}`)).html)).toEqual({ '@type': 'Person', name: 'adalbert' }),
    );
    await author.do('mutation($input: EraseAccountInput!) { eraseAccount(input: $input) { id } }', {
      input: { currentPassword: PASSWORD },
    });
    const page = await eventually(async () => {
      const { status, html } = await pageOf(`/blog/${slug}`);
      expect(authorIn(html)).toMatchObject({ '@type': 'Organization', name: 'Stallbook' });
      return { status, html };
    });
    expect([page.status, page.html.includes('The tent stays.'), page.html.includes('adalbert')]).toEqual([
      200,
      true,
      false,
    ]);
    for (const feed of ['/blog/rss.xml', '/blog/atom.xml']) {
      const xml = (await pageOf(feed)).html;
      expect([xml.includes(title), xml.includes('adalbert')]).toEqual([true, false]);
    }
    const read = await harness
      .visitor()
      .do('query($slug: String!) { post: blogPost(input: { slugOrId: $slug }) { title authorName } }', { slug });
    expect(read).toEqual({ post: { title, authorName: null } });
    const { posts } = await adam.do<{ posts: { items: unknown[] } }>(
      '{ posts: allPosts(input: {}) { items { id title status } } }',
    );
    expect(posts.items).toContainEqual({ id, title, status: 'published' });
  });

  it('a post that has another address now is redirected to it', async () => {
    const [slug, title, document] = ['old-address', 'Moved', paragraph('The tent moves.')];
    const id = await publishPost(adam, { slug, title, document });
    const input = { id, revision: 1, slug: 'new-address', title, document, excerpt: 'Weights.' };
    await adam.do('mutation($input: UpdatePostInput!) { updatePost(input: $input) { id } }', {
      input: { ...input, category: 'General', contentType: 'article', featured: false },
    });
    await eventually(async () => {
      const { status, headers } = await harness.visitor().at(gateway.url).fetch('/blog/old-address?utm_source=mail');
      expect([status, headers.get('location')]).toEqual([301, '/blog/new-address?utm_source=mail']);
    });
    expect((await pageOf('/blog/new-address')).status).toBe(200);
    expect((await pageOf(`/blog/${id}`)).status).toBe(200);
  });

  it('[UI-014] [CO-012] the first HTML of a post has its title, text, author, and feeds, and no draft is in it', async () => {
    const title = 'Wind & <script>alert(1)</script>';
    const document = paragraph('</noscript><script>alert(2)</script> Weights.');
    await publishPost(adam, { slug: 'wind', title, document });
    const { status, html, robots } = await pageOf('/blog/wind');
    expect([status, robots]).toEqual([200, 'index, follow']);
    const url = `${harness.config.STALLBOOK_PUBLIC_URL}/blog/wind`;
    expect(html).toContain(`<link rel="canonical" href="${url}" />`);
    expect(html).not.toContain('<script>alert');
    expect(dataIn(html)).toMatchObject({ '@type': 'Article', headline: title, url, author: expect.any(Object) });
    const text = /<main class="first-text">([\s\S]*)<\/main>/.exec(html)?.[1];
    expect(text).toContain('<h1>Wind &amp; &lt;script&gt;alert(1)&lt;/script&gt;</h1>');
    expect(text).toContain('&lt;/noscript&gt;&lt;script&gt;alert(2)&lt;/script&gt; Weights.');
    expect((await pageOf('/blog')).html).toContain('<a href="/blog/wind">');
    const visitor = harness.visitor().at(gateway.url);
    for (const feed of ['/blog/rss.xml', '/blog/atom.xml']) {
      expect(html).toContain(`href="${harness.config.STALLBOOK_PUBLIC_URL}${feed}"`);
      await eventually(async () => {
        const reply = await visitor.fetch(feed);
        const xml = await reply.text();
        expect([reply.status, xml.includes(url), xml.includes('<script>')]).toEqual([200, true, false]);
      });
    }
  });
});
