import { Card, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { ServiceText } from '../../../components/ui/service-text.js';
import { accountExport as texts } from '../texts.js';
import { useAccountExport } from '../use-account-export.js';
import { AskButton } from './ask-button.js';
import { ExportProgress } from './export-progress.js';
import { ReadyFile } from './ready-file.js';

export function AccountExportCard() {
  return (
    <Card title={texts.title} id="your-data">
      <Stack gap={16}>
        <p>{texts.lead}</p>
        <p>{texts.format}</p>
        <LastExport />
      </Stack>
    </Card>
  );
}

function LastExport() {
  const { last, error, refetch } = useAccountExport();
  if (error && last === undefined) return <ErrorState message={texts.notLoaded} onRetry={() => void refetch()} />;
  if (last === undefined) return <Loading inline />;
  switch (last?.status) {
    case 'collecting':
      return <ExportProgress parts={last.parts} />;
    case 'ready':
      return <ReadyFile file={last} />;
    case 'failed':
      return (
        <Notice tone="error" title={texts.failed} actions={<AskButton label={texts.tryAgain} />}>
          {last.error && <ServiceText>{last.error}</ServiceText>}
        </Notice>
      );
    case 'expired':
      return <Notice actions={<AskButton label={texts.askAgain} />}>{texts.expired}</Notice>;
    default:
      return <AskButton label={texts.ask} />;
  }
}
