import { useSearchParams } from 'react-router-dom';
import { useTypedTexts } from './use-typed-texts.js';

type Choices = Readonly<Record<string, readonly string[]>>;
type Chosen<C extends Choices> = { [N in keyof C]: C[N][number] | '' };

/**
 * The search, the choices and the page of a list, held by the address: a list can be shared and Back works. Every change
 * but of the page begins at the first page.
 */
export function useAddressFilters<C extends Choices>(choices: C) {
  const [params, setParams] = useSearchParams();
  const write = (change: Record<string, string>, replace = true) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace, preventScrollReset: replace });
  };
  const search = params.get('search') ?? '';
  const { texts, type, settle } = useTypedTexts({ search }, (typed) => write({ search: typed.search.trim() }));
  const known = Object.entries(choices).map(([name, values]) => [
    name,
    values.find((value) => value === params.get(name)) ?? '',
  ]);
  return {
    search,
    typed: texts.search,
    setSearch: (text: string) => type({ search: text }),
    chosen: Object.fromEntries(known) as Chosen<C>,
    choose: (name: keyof C & string, value: string) => write({ search: settle().search.trim(), [name]: value }),
    page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
    toPage: (page: number) => write({ search: settle().search.trim(), page: page > 1 ? String(page) : '' }, false),
    clear: () => {
      const none = Object.keys(choices).map((name) => [name, '']);
      write({ ...(Object.fromEntries(none) as Record<string, string>), ...settle({ search: '' }) });
    },
  };
}
