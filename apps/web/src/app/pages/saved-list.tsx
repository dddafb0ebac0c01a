import type { ReactNode } from 'react';
import { LinkButton } from '../../components/ui/button.js';
import { Page, PageHeader, Stack } from '../../components/ui/layout.js';
import { ListFrame } from '../../components/ui/list/list-frame.js';
import { SkeletonCards } from '../../components/ui/skeletons.js';
import { EmptyState } from '../../components/ui/notice.js';
import type { ListPage } from '../../lib/lists/list-page.js';

interface SavedListProps<T> {
  texts: {
    title: string;
    lead: string;
    count: (saved: number) => string;
    back: string;
    notLoaded: string;
    none: { title: string; text: string };
  };
  all: string;
  list: ListPage<T>;
  /** What was saved and no longer exists. */
  gone: ReactNode;
  children: (rows: readonly T[], isStale: boolean) => ReactNode;
}

/** The screen of what the viewer saved. */
export function SavedList<T>({ texts, all, list, gone, children }: SavedListProps<T>) {
  return (
    <Page>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <LinkButton look="secondary" small icon="left" to={all}>
            {texts.back}
          </LinkButton>
        }
      />
      <Stack>
        {gone}
        <ListFrame
          list={list}
          waiting={<SkeletonCards count={3} lines={2} />}
          empty={
            <EmptyState title={texts.none.title} action={<LinkButton to={all}>{texts.back}</LinkButton>}>
              {texts.none.text}
            </EmptyState>
          }
          pagesLabel={texts.title}
        >
          {(rows, isStale) => (
            <>
              <h2 className="visually-hidden">{texts.count(list.total)}</h2>
              {children(rows, isStale)}
            </>
          )}
        </ListFrame>
      </Stack>
    </Page>
  );
}
