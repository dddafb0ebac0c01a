import { ProgressBar } from '../../../components/ui/progress-bar.js';
import { Stack } from '../../../components/ui/layout.js';
import type { MyAccountExportQuery } from '../api/account-export.generated.js';
import { accountExport as texts } from '../texts.js';

type Parts = NonNullable<MyAccountExportQuery['export']>['parts'];

export function ExportProgress({ parts }: { parts: Parts }) {
  const done = parts.filter(({ collected }) => collected).length;
  return (
    <Stack gap={8}>
      <ProgressBar label={texts.progress} value={done} max={parts.length} />
      <p role="status">{texts.collected(done, parts.length)}</p>
      <p>{texts.mayLeave}</p>
    </Stack>
  );
}
