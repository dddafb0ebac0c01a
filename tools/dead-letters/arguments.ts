import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run dead-letters -- list [--service <name>] [--group <name>]
       npm run dead-letters -- show <id>
       npm run dead-letters -- resend <id>
       npm run dead-letters -- discard <id> --reason <text> [--yes]
Ends with 0 when it was done, 1 when it failed or was not confirmed, 2 when the arguments are wrong.`;

export type Wish =
  | { what: 'list'; service?: string; group?: string }
  | { what: 'show' | 'resend'; id: string }
  | { what: 'discard'; id: string; reason: string; yes: boolean };

const options = {
  service: { type: 'string' },
  group: { type: 'string' },
  reason: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

const allowed: Record<Wish['what'], readonly (keyof typeof options)[]> = {
  list: ['service', 'group'],
  show: [],
  resend: [],
  discard: ['reason', 'yes'],
};

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

/** The parsed request; undefined if the arguments are invalid. */
export function readArguments(args: string[]): Wish | undefined {
  const parsed = parse(args);
  if (!parsed) return undefined;
  const { values, positionals } = parsed;
  const [what = '', id, ...more] = positionals;
  if (!(what in allowed) || more.length > 0) return undefined;
  const given = Object.keys(values) as (keyof typeof options)[];
  if (given.some((name) => !allowed[what as Wish['what']].includes(name))) return undefined;
  const { service, group, reason = '', yes = false } = values;
  if (what === 'list') return id ? undefined : { what, ...(service && { service }), ...(group && { group }) };
  if (!id) return undefined;
  if (what === 'discard') return reason.trim() ? { what, id, reason: reason.trim(), yes } : undefined;
  return { what: what as 'show' | 'resend', id };
}
