import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { ProgressBar } from '../../../components/ui/file-drop.js';
import { Card, Row, Stack, StatRow, StatTile } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { useImportJob } from '../use-import-job.js';
import { ImportMessages } from './import-messages.js';

const number = (value: number) => value.toLocaleString('en-US');

const advice: Record<string, readonly [string, string]> = {
  PERMISSION_DENIED: [
    'Permission denied',
    'Check first that your address is on the configured list of admins, then sign in again.',
  ],
  INVALID_DATE: ['Date format error', 'Check the date fields: dates are written as YYYY-MM-DD.'],
};

export function ImportReport({ id, onAgain }: { id: string; onAgain: () => void }) {
  const { job, error, over, refetch } = useImportJob(id);
  if (error && !job) return <ErrorState message="The import could not be read." onRetry={() => void refetch()} />;
  if (!job) return <Loading inline />;
  const [title, hint] = (job.errorCode && advice[job.errorCode]) || ['The import failed', ''];
  const total = job.totalRows ?? 0;
  return (
    <Stack gap={20}>
      <Card title={job.fileName}>
        <Stack gap={14}>
          {job.status === 'failed' ? (
            <Notice tone="error" title={title}>
              {job.error} {hint}
            </Notice>
          ) : (
            <>
              <ProgressBar
                label="Import progress"
                value={job.processedRows}
                max={Math.max(total, job.processedRows, 1)}
              />
              <p role="status">
                {job.status === 'finished'
                  ? `Finished: ${number(job.processedRows)} rows read.`
                  : `${number(job.processedRows)}${total ? ` of ${number(total)}` : ''} rows, in batches of 5.`}
              </p>
            </>
          )}
        </Stack>
      </Card>
      <StatRow>
        <StatTile label="Created events" value={number(job.createdCount)} />
        <StatTile label="Failed rows" value={number(job.failedCount)} />
        <StatTile label="Row warnings" value={number(job.warningCount)} />
      </StatRow>
      {over && (
        <Row>
          <Button look="secondary" onClick={onAgain}>
            Import another file
          </Button>
          <Link to="/events">See the events</Link>
        </Row>
      )}
      {over && job.failedCount > 0 && <ImportMessages id={id} kind="failure" title="Failed rows" />}
      {over && job.warningCount > 0 && <ImportMessages id={id} kind="warning" title="Warnings" />}
    </Stack>
  );
}
