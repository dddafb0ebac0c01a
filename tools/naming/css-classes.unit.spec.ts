import { posix } from 'node:path';
import { workspaceFiles } from '../workspace/workspace-files.js';

const modules = workspaceFiles(/^apps\/web\/src\/.*\.module\.css$/);
const sources = workspaceFiles(/^apps\/web\/src\/.*\.tsx?$/);
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Classes of other code, comments, and addresses are left out. */
const classesIn = (css: string) =>
  new Set(found(css.replace(/:global\([^)]*\)|\/\*.*?\*\/|url\([^)]*\)/gs, ''), /\.([A-Za-z_][\w-]*)/g));

interface Import {
  from: string;
  module: string;
  used: string[];
  /** `styles[tone]` may be any class. */
  isAny: boolean;
}

const imports = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/import (\w+) from '(\S+\.module\.css)';/g)].map(([line, name = '', file = '']): Import => {
    const code = text.replace(line, '');
    return {
      from: path,
      module: posix.join(posix.dirname(path), file),
      used: found(code, new RegExp(`\\b${name}\\.(\\w+)\\b(?!\\.css')`, 'g')),
      isAny: code.includes(`${name}[`),
    };
  }),
);

describe('the classes of the CSS modules', () => {
  const classes = new Map(modules.map(({ path, text }) => [path, classesIn(text)]));

  it('are defined where a component uses them', () => {
    expect(imports.length).toBeGreaterThan(100);
    const missing = imports.flatMap(({ from, module, used }) =>
      used.filter((name) => !classes.get(module)?.has(name)).map((name) => `${from}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('are used where a module defines them', () => {
    const unused = modules.flatMap(({ path }) => {
      const users = imports.filter(({ module }) => module === path);
      if (users.some(({ isAny }) => isAny)) return [];
      const used = new Set(users.flatMap((user) => user.used));
      return [...(classes.get(path) ?? [])].filter((name) => !used.has(name)).map((name) => `${path}: ${name}`);
    });
    expect(unused).toEqual([]);
  });
});

describe('the custom properties of the stylesheets', () => {
  it('are defined, in a stylesheet or by a component', () => {
    const sheets = workspaceFiles(/^apps\/web\/src\/.*\.css$/);
    const defined = new Set([
      ...sheets.flatMap(({ text }) => found(text, /(--[\w-]+)\s*:/g)),
      ...sources.flatMap(({ text }) => found(text, /(--[\w-]+)/g)),
    ]);
    const missing = sheets.flatMap(({ path, text }) =>
      found(text, /var\((--[\w-]+)/g)
        .filter((name) => !defined.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
