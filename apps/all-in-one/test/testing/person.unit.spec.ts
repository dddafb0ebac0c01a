import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Person } from './person.js';

describe('a person in a test', () => {
  const keys: unknown[] = [];
  let refusals: string[] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key']);
    const code = refusals.shift();
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(code ? { data: null, errors: [{ message: 'No', extensions: { code } }] } : { data: 1 }),
    );
  });
  let person: Person;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    person = new Person(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterAll(() => void server.close());
  beforeEach(() => keys.splice(0));

  it('sends a command again under the same key while a service gets ready', async () => {
    refusals = ['NOT_READY', 'NOT_READY'];
    expect(await person.do('mutation { it }')).toBe(1);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('takes any other refusal as the answer', async () => {
    refusals = ['NOT_FOUND', 'NOT_FOUND'];
    await expect(person.do('mutation { it }')).rejects.toThrow('NOT_FOUND: No');
    expect(keys).toHaveLength(1);
  });
});
