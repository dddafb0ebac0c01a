import { Refusal } from './names.js';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Imports `name` from `from`: in the existing import if there is one, else in a new one after the last. */
export function withImport(text: string, name: string, from: string, { type = false } = {}): string {
  const existing = [...text.matchAll(new RegExp(`import (type )?\\{([^}]*)\\} from '${escaped(from)}';`, 'g'))];
  const named = ([, , list = '']: RegExpMatchArray) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);
  if (existing.some((found) => named(found).some((entry) => entry === name || (type && entry === `type ${name}`))))
    return text;
  const fitting = existing.find(([, ofTypes]) => type || !ofTypes);
  if (fitting) {
    const entry = type && !fitting[1] ? `type ${name}` : name;
    return text.replace(
      fitting[0],
      `import ${fitting[1] ?? ''}{ ${[...named(fitting), entry].join(', ')} } from '${from}';`,
    );
  }
  const line = `import ${type ? 'type ' : ''}{ ${name} } from '${from}';\n`;
  const imports = [...text.matchAll(/^import [^;]*;\n/gm)];
  const last = imports.at(-1);
  const at = last ? last.index + last[0].length : 0;
  return text.slice(0, at) + line + text.slice(at);
}

/** One more entry in the array after `key`, such as `controllers: [` or `topics = [`. */
export function withEntry(text: string, key: string, entry: string, file: string): string {
  const start = new RegExp(`(?<!\\w)${escaped(key)}[^[\\n]*\\[`).exec(text);
  if (!start) throw new Refusal(`${file} has no list "${key}" to add to.`);
  const from = start.index + start[0].length;
  const end = closing(text, from - 1);
  const entries = text.slice(from, end).trim().replace(/,$/, '');
  return `${text.slice(0, from)}${entries ? `${entries}, ` : ''}${entry}${text.slice(end)}`;
}

/** Where the bracket that opens at `from` closes. Brackets in texts must be balanced. */
export function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ('([{'.includes(text[at]!)) depth += 1;
    if (')]}'.includes(text[at]!)) depth -= 1;
    if (depth === 0) return at;
  }
  throw new Refusal('a bracket is never closed');
}

/** A class, the last thing in its file, with one more method. */
export function withMethod(text: string, method: string, file: string): string {
  const end = text.lastIndexOf('\n}');
  if (end < 0 || text.slice(end + 2).trim() !== '') throw new Refusal(`${file} does not end with a class.`);
  return `${text.slice(0, end)}\n\n${method}\n}\n`;
}

/** A decider with one more command, decided by the rule of the same name in a file next to it. */
export function withCommand(text: string, command: { type: string; rule: string; name: string }, file: string): string {
  const union = /export type \w+Command =([^;]*);/.exec(text);
  const table = /decideBy<[^>]*>\(\{/.exec(text);
  if (!union || !table) throw new Refusal(`${file} has no union of commands decided by decideBy.`);
  const members = union[1]!.trim();
  return withImport(withImport(text, command.rule, `./${command.type}.js`), command.name, `./${command.type}.js`, {
    type: true,
  })
    .replace(union[0], union[0].replace(union[1]!, ` ${members} | ${command.name}`))
    .replace(table[0], `${table[0]} '${command.type}': ${command.rule},`);
}
