import type { ReactNode } from 'react';
import { ErrorScreen } from '../../../components/ui/error-screen.js';
import { Page, PageHeader, Stack, StatRow, StatTile } from '../../../components/ui/layout.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useLibraryQuery, type BlueprintCardFragment } from '../api/blueprints.generated.js';
import { libraryPage as texts } from '../texts.js';
import { BlueprintCards, type Progress } from './blueprint-cards.js';
import { LibraryCatalog } from './library-catalog.js';
import { isNotIncluded, LibraryUpsell } from './library-upsell.js';
import styles from './blueprints.module.css';

const none = { categories: [], recommended: [], all: [], progress: [], stats: undefined };

interface ShelfProps {
  title: string;
  why?: string;
  blueprints: readonly BlueprintCardFragment[];
  progress: readonly Progress[];
}

function Shelf({ title, why, blueprints, progress }: ShelfProps) {
  if (blueprints.length === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {why && <p className={styles.why}>{why}</p>}
      <BlueprintCards blueprints={blueprints} progress={progress} />
    </section>
  );
}

interface LibraryProps {
  savedIds: readonly string[];
  /** Shows saved blueprints that the library no longer has. */
  gone: (ids: readonly string[]) => ReactNode;
}

export function Library({ savedIds, gone }: LibraryProps) {
  const query = useLibraryQuery(undefined, { refetchOnMountOrArgChange: true });
  const problem = loadProblem(query, texts.notLoaded);
  if (isNotIncluded(query.error)) return <LibraryUpsell />;
  if (problem && !query.data) return <ErrorScreen {...problem} />;
  const { categories, recommended, all, progress, stats } = query.data ?? none;
  const underWay = progress.filter(({ completed }) => !completed);
  const begun = underWay.flatMap(({ blueprintId }) => all.find(({ id }) => id === blueprintId) ?? []);
  const isThere = (id: string) => all.some((blueprint) => blueprint.id === id);
  return (
    <Page>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack gap={36}>
        <section aria-label={texts.stats.label}>
          <StatRow>
            <StatTile label={texts.stats.completed} value={stats?.completed} />
            <StatTile label={texts.stats.published} value={stats?.published} />
            <StatTile label={texts.stats.rate} value={stats && `${stats.completionRate}%`} />
          </StatRow>
        </section>
        <Shelf title={texts.resume} blueprints={begun.slice(0, 3)} progress={progress} />
        <Shelf title={texts.recommended} why={texts.why} blueprints={recommended} progress={progress} />
        <Shelf title={texts.saved} blueprints={all.filter(({ id }) => savedIds.includes(id))} progress={progress} />
        {query.data && !query.isFetching && gone(savedIds.filter((id) => !isThere(id)))}
        <LibraryCatalog categories={categories} progress={progress} />
      </Stack>
    </Page>
  );
}
