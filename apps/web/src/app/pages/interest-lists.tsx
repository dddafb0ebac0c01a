import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Segments } from '../../components/ui/list/filters.js';
import { Page, PageHeader, Stack } from '../../components/ui/layout.js';

type ListName = 'interests' | 'invitations';

interface InterestListsProps {
  texts: { title: string; lead: string; list: string; lists: Record<ListName, string> };
  lists: Record<ListName, ReactNode>;
}

/** Interests and invitations, one list at a time; the address says which. */
export function InterestLists({ texts, lists }: InterestListsProps) {
  const [params, setParams] = useSearchParams();
  const shown: ListName = params.get('list') === 'invitations' ? 'invitations' : 'interests';
  return (
    <Page>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack gap={20}>
        <Segments
          label={texts.list}
          value={shown}
          options={(['interests', 'invitations'] as const).map((value) => ({ value, label: texts.lists[value] }))}
          onChange={(list) => setParams(list === 'invitations' ? { list } : {})}
        />
        {lists[shown]}
      </Stack>
    </Page>
  );
}
