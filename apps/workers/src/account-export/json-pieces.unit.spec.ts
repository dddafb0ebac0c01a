import type { DataPage } from './collector.js';
import { jsonOf } from './json-pieces.js';

async function textOf(pages: readonly DataPage[]): Promise<string> {
  const source = async function* () {
    yield* pages;
  };
  let text = '';
  for await (const piece of jsonOf(source())) text += piece;
  return text;
}

describe('JSON in pieces', () => {
  it('is the same text as that of all pages together', async () => {
    const odd = { text: 'a "b"\n\u2028é', none: null, yes: true, count: 1.5, list: [[], [1, { a: [] }]], empty: {} };
    const pages: DataPage[] = [
      { service: 'identity', kinds: [{ kind: 'account', records: [odd] }] },
      {
        service: 'events',
        kinds: [
          { kind: 'claims', records: [] },
          { kind: 'history', records: [{ id: 1 }, {}] },
        ],
      },
      { service: 'events', kinds: [{ kind: 'history', records: [{ id: 2 }] }] },
      {
        service: 'events',
        kinds: [
          { kind: 'history', records: [] },
          { kind: 'imports', records: [] },
        ],
      },
      { service: 'content', kinds: [{ kind: 'posts', records: [odd, odd] }] },
    ];
    const data = {
      identity: { account: [odd] },
      events: { claims: [], history: [{ id: 1 }, {}, { id: 2 }], imports: [] },
      content: { posts: [odd, odd] },
    };
    expect(`{\n  "data": ${await textOf(pages)}\n}`).toBe(JSON.stringify({ data }, null, 2));
  });

  it('reads a page only when the text before it is taken', async () => {
    let read = 0;
    const pages = async function* (): AsyncGenerator<DataPage> {
      for (;;) {
        read += 1;
        yield { service: 'notifications', kinds: [{ kind: 'messages', records: [{ id: read }] }] };
      }
    };
    const pieces = jsonOf(pages());
    for (let taken = 0; taken < 3; taken += 1) await pieces.next();
    expect(read).toBe(2);
  });
});
