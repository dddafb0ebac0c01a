import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { ProgressBar } from '../../../components/ui/file-drop.js';
import { Card, Row, Stack, StatRow, StatTile } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { formatCount } from '../../../lib/format/numbers.js';
import { importAdvice, importReport } from '../texts.js';
import { useImportJob } from '../use-import-job.js';
import { ImportMessages } from './import-messages.js';

export function ImportReport({ id, onAgain }: { id: string; onAgain: () => void }) {
  const { job, error, over, refetch } = useImportJob(id);
  if (error && !job) return <ErrorState message={importReport.notLoaded} onRetry={() => void refetch()} />;
  if (!job) return <Loading inline />;
  const advice = job.errorCode ? importAdvice[job.errorCode] : undefined;
  const total = job.totalRows ?? 0;
  return (
    <Stack gap={20}>
      <Card title={job.fileName}>
        <Stack gap={14}>
          {job.status === 'failed' ? (
            <Notice tone="error" title={advice?.title ?? importReport.failed}>
              {job.error} {advice?.hint}
            </Notice>
          ) : (
            <>
              <ProgressBar
                label={importReport.progress}
                value={job.processedRows}
                max={Math.max(total, job.processedRows, 1)}
              />
              <p role="status">
                {job.status === 'finished'
                  ? importReport.finished(job.processedRows)
                  : importReport.running(job.processedRows, total)}
              </p>
            </>
          )}
          {job.fileDeletedAt && <p>{importReport.fileDeleted}</p>}
        </Stack>
      </Card>
      <StatRow>
        <StatTile label={importReport.created} value={formatCount(job.createdCount)} />
        <StatTile label={importReport.failedRows} value={formatCount(job.failedCount)} />
        <StatTile label={importReport.rowWarnings} value={formatCount(job.warningCount)} />
      </StatRow>
      {over && (
        <Row>
          <Button look="secondary" onClick={onAgain}>
            {importReport.again}
          </Button>
          <Link to="/events">{importReport.seeEvents}</Link>
        </Row>
      )}
      {over && job.failedCount > 0 && <ImportMessages id={id} kind="failure" title={importReport.failedRows} />}
      {over && job.warningCount > 0 && <ImportMessages id={id} kind="warning" title={importReport.warnings} />}
    </Stack>
  );
}
