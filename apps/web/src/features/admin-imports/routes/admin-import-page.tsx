import { useSearchParams } from 'react-router-dom';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { ImportHistory } from '../components/import-history.js';
import { ImportReport } from '../components/import-report.js';
import { ImportSource } from '../components/import-source.js';
import { importPage } from '../texts.js';

/** The address holds the job's id, so that progress survives a reload. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const id = params.get('job') ?? '';
  return (
    <Page>
      <PageHeader title={importPage.title} lead={importPage.lead} />
      {id ? (
        <ImportReport key={id} id={id} onAgain={() => setParams({})} onStarted={(job) => setParams({ job })} />
      ) : (
        <Stack gap={20}>
          <ImportSource onStarted={(job) => setParams({ job })} />
          <ImportHistory />
        </Stack>
      )}
    </Page>
  );
}
