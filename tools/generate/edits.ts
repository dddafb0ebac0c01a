import { Refusal } from './names.js';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The text with `name` imported from `from`: in the import that is there, else in a new one behind the last. */
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

/** A module whose `controllers` hold one more. */
export function withController(text: string, controller: string, file: string): string {
  const list = /controllers: \[([^\]]*)\]/.exec(text);
  if (!list) throw new Refusal(`${file} has no list of controllers to add to.`);
  const entries = (list[1] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return text.replace(list[0], `controllers: [${[...entries, controller].join(', ')}]`);
}

/** A class, the last thing in its file, with one more method. */
export function withMethod(text: string, method: string, file: string): string {
  const end = text.lastIndexOf('\n}');
  if (end < 0 || text.slice(end + 2).trim() !== '') throw new Refusal(`${file} does not end with a class.`);
  return `${text.slice(0, end)}\n\n${method}\n}\n`;
}
