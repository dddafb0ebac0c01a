import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { Card, Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { usePolling } from '../../../lib/api/polling.js';
import { isNotFound } from '../../../lib/api/types.js';
import { useAccountErasureQuery } from '../api/account-erasure.generated.js';
import { deletionPage as texts } from '../texts.js';

const pollMs = 1_500;

export function Component() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return (
    <Page width="narrow">
      <PageHeader title={texts.title} />
      <Card>
        <Stack gap={16}>
          {id ? <State id={id} /> : <p>{texts.unknown}</p>}
          <div>
            <LinkButton look="secondary" to="/">
              {texts.home}
            </LinkButton>
          </div>
        </Stack>
      </Card>
    </Page>
  );
}

function State({ id }: { id: string }) {
  const [polling, pollWhile] = usePolling(pollMs);
  const { data, error, isFetching, refetch } = useAccountErasureQuery({ id }, polling);
  const underWay = data !== undefined && data.erasure.completedAt === null;
  pollWhile(underWay);
  if (data) {
    const { title, text } = underWay ? texts.underWay : texts.done;
    return (
      <Notice tone={underWay ? 'info' : 'success'} title={title}>
        {text}
      </Notice>
    );
  }
  if (!error || isFetching) return <Loading inline />;
  const unknown = isNotFound(error);
  return unknown ? <p>{texts.unknown}</p> : <ErrorState message={texts.notLoaded} onRetry={() => void refetch()} />;
}
