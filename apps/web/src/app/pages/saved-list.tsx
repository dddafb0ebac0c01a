import type { ReactNode } from 'react';
import { LinkButton } from '../../components/ui/button.js';
import { Page, PageHeader } from '../../components/ui/layout.js';
import { SkeletonCards } from '../../components/ui/loading.js';
import { EmptyState, ErrorState } from '../../components/ui/notice.js';

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
  /** Undefined while loading. */
  items: readonly T[] | undefined;
  failed: boolean;
  onRetry: () => void;
  children: (items: readonly T[]) => ReactNode;
}

export function SavedList<T>({ texts, all, items, failed, onRetry, children }: SavedListProps<T>) {
  const content = (): ReactNode => {
    if (failed) return <ErrorState message={texts.notLoaded} onRetry={onRetry} />;
    if (!items) return <SkeletonCards count={3} lines={2} />;
    if (items.length > 0) {
      return (
        <>
          <h2 className="visually-hidden">{texts.count(items.length)}</h2>
          {children(items)}
        </>
      );
    }
    return (
      <EmptyState title={texts.none.title} action={<LinkButton to={all}>{texts.back}</LinkButton>}>
        {texts.none.text}
      </EmptyState>
    );
  };
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
      {content()}
    </Page>
  );
}
