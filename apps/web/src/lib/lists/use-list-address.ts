import { useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTypedTexts } from '../hooks/use-typed-texts.js';
import { defaultOf, pageIn, read, type Chosen, type Filters, type TextName } from './filters.js';

type Texts = Record<string, string>;
const trimmed = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]));

/**
 * Filters, page and sort of a list, held by the address: a list can be shared and Back works. A new filter or sort starts at
 * the first page. `scope` separates several lists on one screen.
 */
export function useListAddress<F extends Filters>(filters: F, scope = '') {
  const [params, setParams] = useSearchParams();
  const keyOf = (name: string) => (scope ? `${scope}-${name}` : name);
  const valueOf = (name: string) => params.get(keyOf(name));
  const chosen = read(filters, valueOf);
  const textNames = Object.keys(filters).filter((name) => filters[name]?.kind === 'typed');
  const textsOf = (values: Texts): Texts =>
    Object.fromEntries(Object.entries(values).filter(([name]) => textNames.includes(name)));

  // A second press can come before the first one is rendered.
  const latest = useRef(params);
  const { key } = useLocation();
  useLayoutEffect(() => {
    latest.current = params;
  }, [params, key]);
  const write = (change: Texts, { replace = false, keepScroll = true } = {}) => {
    const next = new URLSearchParams(latest.current);
    const latestOf = (name: string) => latest.current.get(keyOf(name));
    const now: Texts = { ...read(filters, latestOf), sort: latestOf('sort') ?? '', page: '', ...change };
    for (const [name, value] of Object.entries(now)) {
      const filter = filters[name];
      next.delete(keyOf(name));
      if (value !== (filter ? defaultOf(filter) : '')) next.set(keyOf(name), value);
    }
    latest.current = next;
    setParams(next, { replace, preventScrollReset: keepScroll });
  };
  const { texts, now, type, settle } = useTypedTexts(textsOf(chosen), (now) => write(trimmed(now), { replace: true }));
  const choose = (change: Partial<Chosen<F>>) =>
    write({ ...(change as Texts), ...trimmed(settle(textsOf(change as Texts))) });
  return {
    chosen,
    /** The text fields as they are shown. */
    texts: texts as Record<TextName<F>, string>,
    /** The text fields after each change so far, also those that are not rendered yet. */
    now: now as () => Record<TextName<F>, string>,
    type: type as (part: Partial<Record<TextName<F>, string>>) => void,
    choose,
    clear: () => choose(read(filters, () => null)),
    isFiltered: Object.entries(filters).some(([name, filter]) => chosen[name] !== defaultOf(filter)),
    page: pageIn(valueOf),
    toPage: (to: number, replace = false) =>
      write({ ...trimmed(settle()), page: to > 1 ? String(to) : '' }, { replace, keepScroll: replace || scope !== '' }),
    sort: valueOf('sort') ?? '',
    toSort: (sort: string) => write({ ...trimmed(settle()), sort }, { replace: true }),
  };
}

export type ListAddress<F extends Filters> = ReturnType<typeof useListAddress<F>>;
