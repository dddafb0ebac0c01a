import { LinkButton } from '../../../components/ui/button.js';
import { ErrorScreen } from '../../../components/ui/error-screen.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useAllBlueprintsQuery, useOrderBlueprintsMutation } from '../api/admin-library.generated.js';
import { BlueprintRow } from '../components/blueprint-row.js';
import { CategoryList } from '../components/category-list.js';
import { showOutcome } from '../show-outcome.js';
import { moved } from '../moved.js';
import styles from '../components/library-admin.module.css';
import { blueprintList as texts } from '../texts/library.js';

const create = (
  <LinkButton icon="plus" to="/admin/blueprints/new">
    {texts.create}
  </LinkButton>
);

export function Component() {
  const query = useAllBlueprintsQuery();
  const { data, isFetching } = query;
  const [order, ordering] = useOrderBlueprintsMutation();
  const problem = loadProblem(query, texts.notLoaded);
  if (problem && !data) return <ErrorScreen {...problem} />;
  const blueprints = data?.blueprints ?? [];
  const move = async (index: number, by: -1 | 1) =>
    showOutcome(await order({ ids: moved(blueprints, index, by).map(({ id }) => id) }));
  return (
    <Page>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LinkButton look="secondary" icon="chart" to="/admin/blueprint-analytics">
              {texts.analytics}
            </LinkButton>
            {create}
          </>
        }
      />
      <Stack gap={36}>
        {!data && <SkeletonCards count={3} lines={1} />}
        {data && blueprints.length === 0 && (
          <EmptyState title={texts.none.title} action={create}>
            {texts.none.text}
          </EmptyState>
        )}
        <ol className={styles.list} aria-label={texts.title}>
          {blueprints.map((blueprint, index) => (
            <BlueprintRow
              key={blueprint.id}
              blueprint={blueprint}
              index={index}
              count={blueprints.length}
              busy={ordering.isLoading || isFetching}
              onMove={(by) => void move(index, by)}
            />
          ))}
        </ol>
        {data && (
          <CategoryList
            categories={data.categories}
            usedIds={new Set(blueprints.map(({ categoryId }) => categoryId))}
          />
        )}
      </Stack>
    </Page>
  );
}
