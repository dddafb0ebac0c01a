import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { PersistedOperations } from './persisted-operations.js';

const known = 'query Greet { greeting }';
const documentId = createHash('sha256').update(known).digest('hex');
const folder = mkdtempSync(join(tmpdir(), 'persisted-'));
const file = join(folder, 'operations.json');
writeFileSync(file, JSON.stringify({ [documentId]: known }));

const ask = async (only: boolean, body: Record<string, unknown>) => {
  const app = Fastify();
  await app.register(mercurius, {
    schema: 'type Query { greeting: String! }',
    resolvers: { Query: { greeting: () => 'Good morning' } },
    ...PersistedOperations.read(file)?.options(only),
  });
  const { payload } = await app.inject({ method: 'POST', url: '/graphql', payload: body });
  await app.close();
  return payload;
};

describe('persisted operations', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([true, false])('runs an operation by its ID when only persisted operations are allowed: %s', async (only) => {
    expect(await ask(only, { documentId })).toContain('Good morning');
    expect(await ask(only, { documentId: 'f'.repeat(64) })).toContain('Stallbook was updated. Please reload the page.');
  });

  it('runs only persisted operations in production', async () => {
    expect(await ask(true, { query: known })).toContain('Stallbook was updated. Please reload the page.');
    expect(await ask(true, { query: known, persisted: false })).not.toContain('Good morning');
    expect(await ask(false, { query: known })).toContain('Good morning');
  });

  it.each([
    ['a name that every object has', 'constructor'],
    ['the prototype', '__proto__'],
    ['an object', { $ne: '' }],
    ['a list', [[documentId]]],
    ['a number', 5],
    ['nothing', null],
  ])('finds no operation by %s', async (_what, id) => {
    for (const only of [true, false])
      expect(await ask(only, { documentId: id })).toContain('Stallbook was updated. Please reload the page.');
  });

  it('gives undefined when the web app is not built', () => {
    expect(PersistedOperations.read(join(folder, 'nothing.json'))).toBeUndefined();
  });
});
