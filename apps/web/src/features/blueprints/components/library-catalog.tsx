import { Button } from '../../../components/ui/button.js';
import { SearchField, Segments } from '../../../components/ui/list/filters.js';
import { ListFrame } from '../../../components/ui/list/list-frame.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { picked, typed } from '../../../lib/lists/filters.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { maxPageSize } from '../../../lib/lists/pages.js';
import { blueprintsApi } from '../api/blueprints.generated.js';
import { libraryPage as texts } from '../texts.js';
import { BlueprintCards, type Progress } from './blueprint-cards.js';
import styles from './blueprints.module.css';

const filters = { search: typed, category: picked };

export function LibraryCatalog({
  categories,
  progress,
}: {
  categories: readonly { id: string; name: string }[];
  progress: readonly Progress[];
}) {
  const {
    list,
    filters: { chosen, texts: words, type, choose, clear, isFiltered },
  } = useListPage({
    endpoint: blueprintsApi.endpoints.blueprints,
    filters,
    pageSize: maxPageSize,
    ask: ({ search, category }) => ({ input: { search: search || null, categoryId: category || null } }),
    pick: ({ blueprints }) => blueprints,
    notLoaded: texts.notLoaded,
  });
  return (
    <section className={styles.section} aria-labelledby="all-blueprints">
      <h2 id="all-blueprints">{texts.all}</h2>
      <SearchField
        label={texts.search}
        placeholder={texts.example}
        maxLength={100}
        value={words.search}
        onChange={(search) => type({ search })}
      />
      <div className={styles.categories}>
        <Segments
          label={texts.category}
          value={chosen.category}
          options={[
            { value: '', label: texts.anyCategory },
            ...categories.map(({ id, name }) => ({ value: id, label: name, lang: 'en' })),
          ]}
          onChange={(category) => choose({ category })}
        />
      </div>
      <ListFrame
        list={list}
        waiting={<SkeletonCards count={6} />}
        empty={
          isFiltered ? (
            <EmptyState title={texts.none.title} action={<Button onClick={clear}>{texts.none.action}</Button>}>
              {texts.none.text}
            </EmptyState>
          ) : (
            <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
          )
        }
        pagesLabel={texts.all}
      >
        {(rows, isStale) => (
          <div aria-busy={isStale}>
            <p role="status" className="visually-hidden">
              {texts.found(list.total)}
            </p>
            <BlueprintCards blueprints={rows} progress={progress} />
          </div>
        )}
      </ListFrame>
    </section>
  );
}
