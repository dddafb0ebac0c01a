import { MAX_EVENT_FILES } from '@stallbook/kernel/limits';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { usePolling } from '../../../lib/api/polling.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useAttachmentAccessQuery, useAttachmentsQuery } from '../api/attachments.generated.js';
import { fileAccess, fileList } from '../texts.js';
import { AttachmentRow } from './attachment-row.js';
import styles from './attachments.module.css';
import { UploadDialog } from './upload-dialog.js';

const pollMs = 1_500;

interface AttachmentsPanelProps {
  eventId: string;
  owner: boolean;
  /** While an event waits for its organizer, no vendor can do what the reason asks for. */
  takesApplications?: boolean;
  /** The viewer sent an application, which their access to the files follows. */
  hasApplied?: boolean;
}

export function AttachmentsPanel(props: AttachmentsPanelProps) {
  const { eventId, owner, takesApplications = true, hasApplied = false } = props;
  const viewerId = useViewer()?.user.id;
  const [uploading, setUploading] = useState(false);
  const [fresh, setFresh] = useState('');
  const query = useAttachmentsQuery({ eventId });
  const { data, isFetching } = query;
  const problem = loadProblem(query, fileList.notLoaded);
  const [polling, pollWhile] = usePolling(pollMs);
  const access = useAttachmentAccessQuery({ eventId }, { ...polling, skip: owner });
  const isBehind = hasApplied && access.data?.access.reason === 'No application found';
  pollWhile(isBehind);
  const files = data?.attachments ?? [];
  const granted = owner || (access.error ? false : access.data?.access.canAccess);
  const standing = access.error ? fileAccess.checkFailed : access.data && fileAccess.because(access.data.access.reason);
  return (
    <Card
      title={fileList.title}
      actions={
        <>
          {data && (
            <span className={styles.count}>
              {files.length}/{MAX_EVENT_FILES}
            </span>
          )}
          {owner && (
            <Button
              look="secondary"
              small
              icon="upload"
              disabled={files.length >= MAX_EVENT_FILES}
              onClick={() => setUploading(true)}
            >
              {fileList.upload}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={14}>
        {!owner && takesApplications && !isBehind && standing && (
          <Notice tone={granted ? 'success' : 'info'} title={granted ? fileAccess.granted : fileAccess.required}>
            {standing}
          </Notice>
        )}
        {owner && files.length >= MAX_EVENT_FILES && <Notice tone="warning">{fileList.full(MAX_EVENT_FILES)}</Notice>}
        {problem && <ErrorState {...problem} />}
        {!data && isFetching && <Loading inline />}
        {data && files.length === 0 && <p style={{ color: 'var(--muted)' }}>{fileList.none}</p>}
        <ul className={styles.list}>
          {files.map((file) => (
            <AttachmentRow
              key={file.id}
              file={file}
              fresh={file.id === fresh}
              mayDownload={granted}
              mayDelete={owner || file.uploadedBy === viewerId}
            />
          ))}
        </ul>
      </Stack>
      {uploading && (
        <UploadDialog
          eventId={eventId}
          slots={MAX_EVENT_FILES - files.length}
          onClose={() => setUploading(false)}
          onUploaded={({ id }) => {
            setUploading(false);
            setFresh(id);
          }}
        />
      )}
    </Card>
  );
}
