import { useSearchParams } from 'react-router-dom';
import { Page, PageHeader } from '../../../components/ui/layout.js';
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
        <ImportReport id={id} onAgain={() => setParams({})} />
      ) : (
        <ImportSource onStarted={(job) => setParams({ job })} />
      )}
    </Page>
  );
}
