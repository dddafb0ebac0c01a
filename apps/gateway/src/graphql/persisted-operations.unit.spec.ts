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

describe('operations that the web app was built with', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([true, false])('run by their id (nothing else does: %s)', async (only) => {
    expect(await ask(only, { documentId })).toContain('Good morning');
    expect(await ask(only, { documentId: 'f'.repeat(64) })).toContain('Unknown operation.');
  });

  it('are the only ones in production', async () => {
    expect(await ask(true, { query: known })).toContain('Unknown operation.');
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
  ])('are not found by %s', async (_what, id) => {
    for (const only of [true, false]) expect(await ask(only, { documentId: id })).toContain('Unknown operation.');
  });

  it('are absent where the web app was not built', () => {
    expect(PersistedOperations.read(join(folder, 'nothing.json'))).toBeUndefined();
  });
});
