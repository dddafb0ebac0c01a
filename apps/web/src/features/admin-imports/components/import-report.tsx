import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { ProgressBar } from '../../../components/ui/progress-bar.js';
import { Card, Row, Stack, StatRow, StatTile } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { ServiceText } from '../../../components/ui/service-text.js';
import { formatCount } from '../../../lib/format/numbers.js';
import type { ImportJobQuery } from '../api/admin-imports.generated.js';
import { shownName } from '../job-name.js';
import { importAdvice, importReport, importUndo } from '../texts.js';
import { useImportJob } from '../use-import-job.js';
import { ImportFailures, ImportWarnings } from './import-messages.js';
import { ImportNow } from './import-now.js';
import { UndoImport } from './undo-import.js';

type Job = ImportJobQuery['job'];

const canUndo = ({ status, dryRun, createdCount }: Job) =>
  !dryRun && createdCount > 0 && (status === 'finished' || status === 'failed');

function progressOf({ status, processedRows, totalRows, createdCount, undoneCount }: Job): string {
  if (status === 'undoing') return importUndo.running(undoneCount, createdCount);
  if (status === 'undone') return importUndo.done(undoneCount);
  if (status === 'finished') return importReport.finished(processedRows);
  return importReport.running(processedRows, totalRows ?? 0);
}

interface ImportReportProps {
  id: string;
  onAgain: () => void;
  onStarted: (id: string) => void;
}

export function ImportReport({ id, onAgain, onStarted }: ImportReportProps) {
  const { job, error, over, refetch } = useImportJob(id);
  if (error && !job)
    return (
      <ErrorState message={importReport.notLoaded} onRetry={() => void refetch()}>
        <Button look="secondary" small onClick={onAgain}>
          {importReport.again}
        </Button>
      </ErrorState>
    );
  if (!job) return <Loading inline />;
  const advice = job.errorCode ? importAdvice[job.errorCode] : undefined;
  const left = job.createdCount - job.undoneCount;
  const isUndo = job.status === 'undoing' || job.status === 'undone';
  const [value, total] = isUndo ? [job.undoneCount, job.createdCount] : [job.processedRows, job.totalRows ?? 0];
  return (
    <Stack gap={20}>
      <Card title={shownName(job.fileName)}>
        <Stack gap={14}>
          {job.status === 'failed' ? (
            <Notice tone="error" title={advice?.title ?? importReport.failed}>
              {job.error && <ServiceText>{job.error}</ServiceText>} {advice?.hint}
            </Notice>
          ) : (
            <>
              <ProgressBar label={importReport.progress} value={value} max={Math.max(total, value, 1)} />
              <p role="status">{progressOf(job)}</p>
            </>
          )}
          {!over && job.dryRun && <p>{importReport.dryRunning}</p>}
          {!over && <p>{importReport.mayLeave}</p>}
          {over && job.dryRun && <Notice tone="info">{importReport.dryRunDone}</Notice>}
          {job.fileDeletedAt && <p>{importReport.fileDeleted}</p>}
        </Stack>
      </Card>
      <StatRow>
        <StatTile
          label={job.dryRun ? importReport.wouldCreate : importReport.created}
          value={formatCount(left)}
          note={job.undoneCount > 0 ? importUndo.deleted(job.undoneCount) : undefined}
        />
        <StatTile label={importReport.skippedRows} value={formatCount(job.skippedCount)} />
        <StatTile label={importReport.failedRows} value={formatCount(job.failedCount)} />
        <StatTile label={importReport.rowWarnings} value={formatCount(job.warningCount)} />
      </StatRow>
      {over && (
        <Row>
          {job.dryRun && job.createdCount > 0 && !job.fileDeletedAt && <ImportNow job={job} onStarted={onStarted} />}
          <Button look="secondary" onClick={onAgain}>
            {importReport.again}
          </Button>
          {!job.dryRun && left > 0 && <Link to="/admin/events?source=seeded">{importReport.seeEvents}</Link>}
          {canUndo(job) && <UndoImport id={id} created={job.createdCount} />}
        </Row>
      )}
      {over && job.failedCount > 0 && <ImportFailures id={id} title={importReport.failedRows} />}
      {over && job.warningCount > 0 && <ImportWarnings id={id} title={importReport.warnings} rows={job.createdCount} />}
    </Stack>
  );
}
