import { readFileSync } from 'node:fs';
import { languages, nameIn, type Language } from './language/language.js';

interface Words {
  title: string;
  description: string;
}

interface PageOpening {
  title: string;
  /** Absent where it says what the app has yet to ask for, such as a count. */
  lead?: string;
}

/** The content of `apps/web/pages.json`, which is written by hand. */
interface Table {
  /** Public pages. */
  indexed: Record<string, Words>;
  /** How private pages begin, where it is the same for everyone that they are for. */
  openings: Record<string, PageOpening>;
  /** Pages whose title comes from their record. */
  subjects: string[];
  /** Pages that search engines must not index. */
  hidden: string[];
  /** The chunk of each page's screen, which its HTML preloads. Those of admins are left out, except where they enter. */
  chunks: Record<string, string>;
}

export type KnownPage =
  | { kind: 'indexed'; path: string; title: string; description: string; chunk?: string }
  | { kind: 'subject'; path: string; pattern: string; param: string; chunk?: string }
  | { kind: 'hidden'; path: string; chunk?: string; opening?: PageOpening }
  | { kind: 'unknown'; path: string };

interface Known {
  path: string;
  pattern: RegExp;
  chunk: string | undefined;
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`);

export class PageTable {
  readonly indexed: readonly string[];
  readonly hidden: readonly string[];
  private readonly subjects: Known[];
  private readonly hiddenPages: Known[];

  constructor(private readonly table: Table) {
    this.indexed = Object.keys(table.indexed);
    this.hidden = table.hidden;
    const known = (path: string) => ({ path, pattern: patternOf(path), chunk: table.chunks[path] });
    this.subjects = table.subjects.map(known);
    this.hiddenPages = table.hidden.map(known);
  }

  static read(file: string, language: Language = languages[0]): PageTable {
    const read = (name: string) => JSON.parse(readFileSync(name, 'utf8')) as Table;
    const table = read(file);
    const { indexed, openings } = read(nameIn(language, file));
    const inWords = ([path, page]: [string, Table['indexed'][string]]) => [path, { ...page, ...indexed[path] }];
    return new PageTable({
      ...table,
      openings: { ...table.openings, ...openings },
      indexed: Object.fromEntries(Object.entries(table.indexed).map(inWords)),
    });
  }

  at(address: string): KnownPage {
    const path = address.length > 1 ? address.replace(/(?<!\/)\/+$/, '') || '/' : address;
    const words = Object.hasOwn(this.table.indexed, path) ? this.table.indexed[path] : undefined;
    if (words) return { kind: 'indexed', path, ...words, chunk: this.table.chunks[path] };
    const hidden = this.hiddenPages.find(({ pattern }) => pattern.test(path));
    if (hidden) return { kind: 'hidden', path, chunk: hidden.chunk, opening: this.table.openings[hidden.path] };
    for (const { path: of, pattern, chunk } of this.subjects) {
      const param = pattern.exec(path)?.[1];
      if (param) return { kind: 'subject', path, pattern: of, param, chunk };
    }
    return { kind: 'unknown', path };
  }
}
