/** A text field: it reaches the address 300 ms after the last key. The rest of a longer text in an address is left out. */
export const typedUpTo = (longest: number) => ({ kind: 'typed', longest }) as const;
export const typed = typedUpTo(100);
/** Any picked value, such as an id or a day. */
export const picked = { kind: 'picked' } as const;
/** One of a few values. The first is the default, which the address leaves out. */
export const oneOf = <const V extends readonly [string, ...string[]]>(...values: V) =>
  ({ kind: 'oneOf', values }) as const;

type Filter =
  { kind: 'typed'; longest: number } | { kind: 'picked' } | { kind: 'oneOf'; values: readonly [string, ...string[]] };
export type Filters = Readonly<Record<string, Filter>>;
export type Chosen<F extends Filters> = {
  [N in keyof F]: F[N] extends { values: readonly (infer V extends string)[] } ? V : string;
};

/** The names of the text fields. */
export type TextName<F extends Filters> = {
  [N in keyof F & string]: F[N] extends { kind: 'typed' } ? N : never;
}[keyof F & string];

export const defaultOf = (filter: Filter): string => (filter.kind === 'oneOf' ? filter.values[0] : '');

/** How many of these differ from their defaults. */
export const chosenCount = <F extends Filters>(filters: F, chosen: Chosen<F>, names: readonly (keyof F & string)[]) =>
  names.filter((name) => filters[name] && chosen[name] !== defaultOf(filters[name])).length;

/** What an address says; an unknown value counts as the default. */
export function read<F extends Filters>(filters: F, valueOf: (name: string) => string | null): Chosen<F> {
  const values = Object.entries(filters).map(([name, filter]): [string, string] => {
    const value = valueOf(name) ?? defaultOf(filter);
    return [name, allowed(filter, value)];
  });
  return Object.fromEntries(values) as Chosen<F>;
}

function allowed(filter: Filter, value: string): string {
  if (filter.kind === 'typed') return value.slice(0, filter.longest);
  return filter.kind !== 'oneOf' || filter.values.includes(value) ? value : defaultOf(filter);
}

export const pageIn = (valueOf: (name: string) => string | null): number =>
  Math.max(1, Number.parseInt(valueOf('page') ?? '', 10) || 1);
