import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variables } from './variables.js';

const DERIVED = new Set(['STALLBOOK_BUS', 'STALLBOOK_PUBLIC_URL']);

const defaultOf = (name: string, parsed: { success: boolean; data?: unknown }): string => {
  if (DERIVED.has(name)) return 'see meaning';
  if (!parsed.success) return 'required';
  const { data } = parsed;
  if (data === undefined || (Array.isArray(data) && data.length === 0)) return '';
  return typeof data === 'boolean' ? `\`${Number(data)}\`` : `\`${String(data)}\``;
};

/** A Markdown table of every variable with its default and meaning. */
function variablesTable(): string {
  const rows = Object.entries(variables).map(
    ([name, schema]) =>
      `| \`${name}\` | ${defaultOf(name, schema.safeParse(undefined))} | ${schema.description ?? ''} |`,
  );
  return ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

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
