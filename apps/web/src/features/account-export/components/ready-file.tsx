import { Button } from '../../../components/ui/button.js';
import { Facts, Row, Stack } from '../../../components/ui/layout.js';
import { InstantText } from '../../../components/ui/text.js';
import { toast } from '../../../components/ui/toast.js';
import { isApiError } from '../../../lib/api/types.js';
import { saveFrom } from '../../../lib/files/save-file.js';
import { formatBytes } from '../../../lib/format/text.js';
import { useAccountExportLinkMutation, type MyAccountExportQuery } from '../api/account-export.generated.js';
import { accountExport as texts } from '../texts.js';
import { AskButton } from './ask-button.js';

type File = NonNullable<MyAccountExportQuery['export']>;

export function ReadyFile({ file: { id, filename, fileSize, readyAt, expiresAt } }: { file: File }) {
  const [ask, { isLoading }] = useAccountExportLinkMutation();
  const download = async () => {
    const { data, error } = await ask({ id });
    if (data) return saveFrom(data.link.signedUrl, filename);
    const isOver = isApiError(error) && error.code === 'ACCOUNT_EXPORT.EXPIRED';
    return toast(isOver ? error.message : texts.noLink, 'error');
  };
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
        <Button icon="download" busy={isLoading} onClick={() => void download()}>
          {texts.download}
        </Button>
        <AskButton label={texts.askAgain} />
      </Row>
    </Stack>
  );
}
