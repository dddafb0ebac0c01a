import { useState } from 'react';
import { Icon } from '../../../components/icons/icon.js';
import { Badge } from '../../../components/ui/badge.js';
import { Button, IconButton } from '../../../components/ui/button.js';
import { cx } from '../../../components/ui/cx.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { InstantText } from '../../../components/ui/text.js';
import { toast } from '../../../components/ui/toast.js';
import { isApiError } from '../../../lib/api/types.js';
import { formatBytes } from '../../../lib/format/text.js';
import {
  useDeleteAttachmentMutation,
  useDownloadLinkMutation,
  type AttachmentsQuery,
} from '../api/attachments.generated.js';
import { deletion, fileRow } from '../texts.js';
import styles from './attachments.module.css';

type Attachment = AttachmentsQuery['attachments'][number];

export function AttachmentRow({
  file,
  mayDownload,
  mayDelete,
  fresh,
}: {
  file: Attachment;
  /** Undefined until it is known. */
  mayDownload: boolean | undefined;
  mayDelete: boolean;
  /** Just uploaded. */
  fresh: boolean;
}) {
  const [deleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<{ reason: string }>();
  const [ask, { isLoading }] = useDownloadLinkMutation();
  const [remove] = useDeleteAttachmentMutation();
  const download = async () => {
    setProblem(undefined);
    // Opened before the answer arrives, because browsers block later windows as pop-ups.
    const tab = window.open('', '_blank');
    const { data, error } = await ask({ id: file.id });
    if (error) {
      tab?.close();
      setProblem({ reason: isApiError(error) && error.code === 'PERMISSION_DENIED' ? error.message : '' });
    } else if (tab) {
      tab.opener = null;
      tab.location.href = data.download.signedUrl;
    } else {
      window.location.assign(data.download.signedUrl);
    }
  };
  const confirm = async () => {
    const { error } = await remove({ id: file.id });
    if (error) toast(deletion.failed, 'error');
    setDeleting(false);
  };
  return (
    <li className={cx(styles.row, fresh && styles.fresh)} aria-current={fresh || undefined}>
      <Icon name="file" size={22} />
      <div className={styles.text}>
        <div className={styles.name}>{file.filename}</div>
        {file.description && <div>{file.description}</div>}
        <div className="quiet">
          {formatBytes(file.fileSize)} · <InstantText iso={file.uploadedAt} />
          {file.uploaderName && ` · ${file.uploaderName}`}
        </div>
      </div>
      {mayDownload === false && <Badge tone="gray">{fileRow.restricted}</Badge>}
      {mayDownload && (
        <Button
          look="secondary"
          small
          icon="download"
          busy={isLoading}
          onClick={() => void download()}
          aria-label={fileRow.downloadOf(file.filename)}
        >
          {fileRow.download}
        </Button>
      )}
      {mayDelete && (
        <IconButton icon="trash" label={fileRow.deleteOf(file.filename)} onClick={() => setDeleting(true)} />
      )}
      {problem && (
        <div className={styles.problem} role="alert">
          <div>{fileRow.noLink}</div>
          {problem.reason && <div>{problem.reason}</div>}
        </div>
      )}
      <Confirm
        title={deletion.title}
        action={deletion.confirm}
        danger
        open={deleting}
        onClose={() => setDeleting(false)}
        onConfirm={confirm}
      >
        <p>{deletion.question}</p>
        <p style={{ marginTop: 8, fontWeight: 600 }}>{file.filename}</p>
      </Confirm>
    </li>
  );
}
