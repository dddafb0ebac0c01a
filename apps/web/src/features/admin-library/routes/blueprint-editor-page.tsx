import { useParams } from 'react-router-dom';
import { ErrorScreen } from '../../../components/ui/error-screen.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { useIsAnswered } from '../../../lib/hooks/use-is-answered.js';
import { useAllBlueprintsQuery, useEditedBlueprintQuery } from '../api/admin-library.generated.js';
import { BlueprintEditor } from '../components/blueprint-editor.js';
import { editor as texts } from '../texts/library.js';

export function Component() {
  const { id } = useParams();
  const all = useAllBlueprintsQuery();
  const one = useEditedBlueprintQuery({ id: id ?? '' }, { skip: !id, refetchOnMountOrArgChange: true });
  const isAnswered = useIsAnswered(one);
  if (!all.data || (id && !(isAnswered && one.currentData))) {
    const retry = () => void (all.error ? all.refetch() : one.refetch());
    return all.error || one.error ? <ErrorScreen message={texts.notLoaded} onRetry={retry} /> : <Loading />;
  }
  return (
    <Page width="narrow">
      <PageHeader title={id ? texts.edit : texts.create} lead={one.currentData?.blueprint.title} />
      <BlueprintEditor blueprint={one.currentData?.blueprint ?? null} categories={all.data.categories} />
    </Page>
  );
}
