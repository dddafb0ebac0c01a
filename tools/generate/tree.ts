import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './names.js';

export interface Change {
  /** Below the root. */
  path: string;
  text: string;
  isNew: boolean;
}

/** The repository as it will be: changes add up, and nothing is written. */
export class Tree {
  private readonly planned = new Map<string, Change>();

  constructor(readonly root: string) {}

  has(path: string): boolean {
    return this.planned.has(path) || existsSync(join(this.root, path));
  }

  text(path: string): string {
    const planned = this.planned.get(path);
    if (planned) return planned.text;
    if (!this.has(path)) throw new Refusal(`${path} is missing.`);
    return readFileSync(join(this.root, path), 'utf8');
  }

  create(path: string, text: string): void {
    if (this.has(path)) throw new Refusal(`${path} exists already.`);
    this.planned.set(path, { path, text: text.trimStart(), isNew: true });
  }

  change(path: string, edit: (text: string) => string): void {
    const isNew = this.planned.get(path)?.isNew ?? false;
    this.planned.set(path, { path, text: edit(this.text(path)), isNew });
  }

  /** Adds an entry to a JSON file, which is created if it is missing. */
  addJson(path: string, entry: Record<string, unknown>): void {
    const entries = this.has(path) ? (JSON.parse(this.text(path)) as Record<string, unknown>) : {};
    const text = `${JSON.stringify({ ...entries, ...entry }, null, 2)}\n`;
    if (this.has(path)) this.change(path, () => text);
    else this.create(path, text);
  }

  changes(): Change[] {
    return [...this.planned.values()];
  }

  /** The first group of the pattern. */
  find(path: string, pattern: RegExp, what: string): string {
    const [, found] = pattern.exec(this.text(path)) ?? [];
    if (!found) throw new Refusal(`${path} has no ${what}.`);
    return found;
  }
}
