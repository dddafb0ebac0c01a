import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variablesTable } from './variables-table.js';
import { variables } from './variables.js';

describe('the configuration document', () => {
  it('matches the code', () => {
    const document = readFileSync(join(import.meta.dirname, '../../configuration.md'), 'utf8');
    expect(document.trimEnd().endsWith(variablesTable())).toBe(true);
  });

  it('explains every variable', () => {
    const silent = Object.entries(variables).filter(([, schema]) => !schema.description);
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});
