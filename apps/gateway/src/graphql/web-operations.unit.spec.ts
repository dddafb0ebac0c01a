import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, specifiedRules, validate } from 'graphql';
import { buildGatewaySchema } from '../build-schema.js';
import { limitsRule } from './limits.js';

const file = join(import.meta.dirname, '../../../web/persisted-operations.json');
const operations = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);

describe('the operations of the web app', () => {
  it('match the schema and stay within the limits', async () => {
    const schema = await buildGatewaySchema();
    const refused = operations.flatMap((text) =>
      validate(schema, parse(text), [...specifiedRules, limitsRule]).map(({ message }) => `${message}: ${text}`),
    );
    expect(operations.length).toBeGreaterThan(0);
    expect(refused).toEqual([]);
  });
});
