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
export function variablesTable(): string {
  const rows = Object.entries(variables).map(
    ([name, schema]) =>
      `| \`${name}\` | ${defaultOf(name, schema.safeParse(undefined))} | ${schema.description ?? ''} |`,
  );
  return ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
