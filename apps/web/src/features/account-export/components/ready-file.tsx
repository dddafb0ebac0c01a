import { Facts, Row, Stack } from '../../../components/ui/layout.js';
import { InstantText } from '../../../components/ui/text.js';
import { formatBytes } from '../../../lib/format/text.js';
import type { MyAccountExportQuery } from '../api/account-export.generated.js';
import { accountExport as texts } from '../texts.js';
import { AskButton } from './ask-button.js';
import { DownloadButton } from './download-button.js';

type File = NonNullable<MyAccountExportQuery['export']>;

export function ReadyFile({ file: { id, filename, fileSize, readyAt, expiresAt } }: { file: File }) {
  return (
    <Stack gap={16}>
      <Facts
        entries={[
          [texts.file, filename],
          [texts.size, formatBytes(fileSize ?? 0)],
          [texts.made, readyAt && <InstantText key="made" iso={readyAt} />],
          [texts.until, expiresAt && <InstantText key="until" iso={expiresAt} />],
        ]}
      />
      <Row>
        <DownloadButton id={id} filename={filename} />
        <AskButton label={texts.askAgain} />
      </Row>
    </Stack>
  );
}
