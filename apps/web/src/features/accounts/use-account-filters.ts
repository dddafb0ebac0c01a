import { useSearchParams } from 'react-router-dom';
import { useTypedTexts } from '../../lib/hooks/use-typed-texts.js';
import type { AccountsQueryVariables } from './api/accounts.generated.js';

type Criteria = AccountsQueryVariables['input'];

export const roleChoices = ['vendor', 'organizer', 'admin', 'none'] as const;
export const confirmationChoices = ['done', 'open'] as const;
export const orderChoices = ['newest', 'business', 'email'] as const;
const choices = { role: roleChoices, confirmation: confirmationChoices, order: orderChoices } as const;
type Name = keyof typeof choices;
type Choice<N extends Name> = (typeof choices)[N][number] | '';

/** The address holds every filter, so that a list can be shared and Back works. */
export function useAccountFilters() {
  const [params, setParams] = useSearchParams();
  const chosen = <N extends Name>(name: N): Choice<N> =>
    (choices[name] as readonly Choice<N>[]).find((one) => one === params.get(name)) ?? '';
  const write = (change: Record<string, string>, replace = true) => {
    const next = new URLSearchParams(params);
    // Every other filter begins at the first page.
    next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace, preventScrollReset: replace });
  };
  const searched = params.get('search') ?? '';
  const { texts, type, settle } = useTypedTexts({ search: searched }, ({ search }) => write({ search: search.trim() }));
  const [role, confirmation, order] = [chosen('role'), chosen('confirmation'), chosen('order')];
  const criteria: Criteria = {
    search: searched || null,
    role: role || null,
    confirmed: confirmation === '' ? null : confirmation === 'done',
    order: order || null,
  };
  return {
    criteria,
    page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
    search: texts.search,
    setSearch: (search: string) => type({ search }),
    role,
    confirmation,
    order: order || 'newest',
    choose: (name: Name, value: string) => write({ search: settle().search.trim(), [name]: value }),
    toPage: (page: number) => write({ search: settle().search.trim(), page: page > 1 ? String(page) : '' }, false),
    filtered: Boolean(searched || role || confirmation),
    clear: () => write({ search: settle({ search: '' }).search, role: '', confirmation: '' }),
  };
}

export type AccountFilters = ReturnType<typeof useAccountFilters>;
