import { invalid, parameterMissing } from './errors.js';
import type { FormObject, FormValue } from './form.js';

/**
 * Reads parameters by name and type. `finish` refuses unread ones, as Stripe refuses unknown parameters; call it
 * before the first change, so that a refused request changes nothing.
 */
export class Params {
  private readonly seen = new Set<string>();
  private readonly children: Params[] = [];

  constructor(
    private readonly values: FormObject,
    private readonly path = '',
  ) {}

  private name(key: string): string {
    return this.path ? `${this.path}[${key}]` : key;
  }

  private read(key: string): FormValue | undefined {
    this.seen.add(key);
    return this.values[key];
  }

  has(key: string): boolean {
    return this.values[key] !== undefined;
  }

  /** The text; `''` if the caller unsets the field, undefined if it is absent. */
  string(key: string): string | undefined {
    const value = this.read(key);
    if (typeof value === 'object') throw invalid(`Invalid string: ${JSON.stringify(value)}`, this.name(key));
    return value;
  }

  required(key: string): string {
    const value = this.string(key);
    if (!value) throw parameterMissing(this.name(key));
    return value;
  }

  integer(key: string): number | undefined {
    const value = this.string(key);
    if (value === undefined || value === '') return undefined;
    if (!/^-?\d{1,12}$/.test(value)) {
      throw invalid(`Invalid integer: ${value}`, this.name(key), 'parameter_invalid_integer');
    }
    return Number(value);
  }

  requiredInteger(key: string): number {
    const value = this.integer(key);
    if (value === undefined) throw parameterMissing(this.name(key));
    return value;
  }

  boolean(key: string): boolean | undefined {
    const value = this.string(key);
    if (value === undefined || value === '') return undefined;
    if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, this.name(key));
    return value === 'true';
  }

  oneOf<T extends string>(key: string, allowed: readonly T[]): T | undefined {
    const value = this.string(key);
    if (value === undefined || value === '') return undefined;
    const known = allowed.find((candidate) => candidate === value);
    if (!known) throw invalid(`Invalid ${this.name(key)}: must be one of ${allowed.join(', ')}`, this.name(key));
    return known;
  }

  url(key: string): string | undefined {
    const value = this.string(key);
    if (value && !/^https?:\/\/[^\s]+$/i.test(value)) {
      throw invalid('Not a valid URL', this.name(key), 'url_invalid');
    }
    return value || undefined;
  }

  object(key: string): Params | undefined {
    const value = this.read(key);
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string') throw invalid('Invalid object', this.name(key));
    return this.child(value, this.name(key));
  }

  objects(key: string): Params[] {
    const value = this.read(key);
    if (typeof value !== 'object') return [];
    return Object.keys(value).map((index) => {
      const item = value[index];
      if (typeof item !== 'object') throw invalid('Invalid array', this.name(key));
      return this.child(item, `${this.name(key)}[${index}]`);
    });
  }

  strings(key: string): string[] {
    const value = this.read(key);
    if (value === undefined || value === '') return [];
    if (typeof value === 'string') return [value];
    return Object.values(value).filter((item): item is string => typeof item === 'string');
  }

  /** The metadata after this request: an empty value removes its key, an empty `metadata` removes all. */
  metadata(current: Record<string, string> = {}): Record<string, string> {
    const value = this.read('metadata');
    if (value === undefined) return current;
    if (typeof value === 'string') return {};
    const next = { ...current };
    for (const [name, text] of Object.entries(value)) {
      if (typeof text !== 'string') throw invalid('Invalid metadata', this.name('metadata'));
      if (name.length > 40 || text.length > 500) {
        throw invalid('Metadata keys have up to 40 characters, values up to 500.', `${this.name('metadata')}[${name}]`);
      }
      if (text === '') delete next[name];
      else next[name] = text;
    }
    if (Object.keys(next).length > 50)
      throw invalid('You can only specify up to 50 metadata keys.', this.name('metadata'));
    return next;
  }

  /** Parameters of Stripe that have no effect here. */
  accept(...keys: string[]): this {
    for (const key of keys) this.seen.add(key);
    return this;
  }

  finish(): void {
    for (const key of Object.keys(this.values)) {
      if (!this.seen.has(key)) {
        throw invalid(`Received unknown parameter: ${this.name(key)}`, this.name(key), 'parameter_unknown');
      }
    }
    for (const child of this.children) child.finish();
  }

  private child(values: FormObject, path: string): Params {
    const child = new Params(values, path);
    this.children.push(child);
    return child;
  }
}
