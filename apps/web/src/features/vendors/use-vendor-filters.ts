import { useSearchParams } from 'react-router-dom';
import { useTypedTexts } from '../../lib/hooks/use-typed-texts.js';

const names = ['search', 'location', 'category'] as const;
type Texts = Record<(typeof names)[number], string>;

/** The address holds every filter, so that searches can be shared and Back works. */
export function useVendorFilters() {
  const [params, setParams] = useSearchParams();
  const textOf = (name: string) => params.get(name) ?? '';
  const address: Texts = { search: textOf('search'), location: textOf('location'), category: textOf('category') };
  const page = Math.max(1, Number.parseInt(textOf('page'), 10) || 1);
  const write = (texts: Texts, to: number, replace: boolean) => {
    const next = new URLSearchParams();
    for (const name of names) if (texts[name].trim()) next.set(name, texts[name].trim());
    if (to > 1) next.set('page', String(to));
    setParams(next, { replace, preventScrollReset: to === 1 });
  };
  const { texts, type, settle } = useTypedTexts(address, (typed) => write(typed, 1, true));
  return {
    address,
    page,
    texts,
    type,
    toPage: (to: number) => write(settle(), to, false),
    clear: () => write(settle({ search: '', location: '', category: '' }), 1, false),
  };
}

export type VendorFilters = ReturnType<typeof useVendorFilters>;
