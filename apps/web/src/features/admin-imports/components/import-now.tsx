import { Button } from '../../../components/ui/button.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { useIsShown } from '../../../lib/hooks/use-is-shown.js';
import { useStartImportMutation, type ImportJobQuery } from '../api/admin-imports.generated.js';
import { importReport, importSource } from '../texts.js';

interface ImportNowProps {
  job: ImportJobQuery['job'];
  onStarted: (id: string) => void;
}

/** Imports what a dry run has read. */
export function ImportNow({ job: { id, fileName }, onStarted }: ImportNowProps) {
  const isShown = useIsShown();
  const [startImport, { isLoading }] = useStartImportMutation();
  const start = async () => {
    const { data, error } = await startImport({ input: { fileName, dryRunId: id } });
    if (error) toast(messageOf(error, importSource.failed), 'error');
    else if (isShown()) onStarted(data.job.id);
  };
  return (
    <Button busy={isLoading} onClick={() => void start()}>
      {importReport.importNow}
    </Button>
  );
}
