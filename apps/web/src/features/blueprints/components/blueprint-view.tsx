import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/ui/button.js';
import { ErrorScreen } from '../../../components/ui/error-screen.js';
import { Page } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { isNotFound } from '../../../lib/api/types.js';
import { useIsAnswered } from '../../../lib/hooks/use-is-answered.js';
import { usePageMeta } from '../../../lib/hooks/use-page-meta.js';
import { useBlueprintQuery } from '../api/blueprints.generated.js';
import { blueprintPage as texts } from '../texts.js';
import { BlueprintGuide } from './blueprint-guide.js';
import { isNotIncluded, LibraryUpsell } from './library-upsell.js';

function NotFound() {
  usePageMeta(texts.unknown.title);
  return (
    <Page>
      <EmptyState
        screen
        title={texts.unknown.title}
        action={<LinkButton to="/vendor/blueprints">{texts.toAll}</LinkButton>}
      >
        {texts.unknown.text}
      </EmptyState>
    </Page>
  );
}

const start = { currentStep: 1, completed: false, doneTasks: [] };

export function BlueprintView({ id, save }: { id: string; save: (title: string) => ReactNode }) {
  const query = useBlueprintQuery({ id }, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = query;
  const isAnswered = useIsAnswered(query);
  // Once open, the guide stays: it holds what its reader did without a connection.
  if (!isAnswered || (isFetching && !currentData)) return <Loading />;
  if (isNotFound(error)) return <NotFound />;
  if (isNotIncluded(error)) return <LibraryUpsell />;
  if (!currentData) return <ErrorScreen message={texts.notLoaded} onRetry={() => void refetch()} />;
  const { blueprint, progress } = currentData;
  const saved = progress.find(({ blueprintId }) => blueprintId === id) ?? start;
  const { currentStep, completed, doneTasks } = saved;
  return (
    <BlueprintGuide
      key={id}
      blueprint={blueprint}
      saved={{ currentStep, completed, doneTasks }}
      save={save(blueprint.title)}
    />
  );
}
