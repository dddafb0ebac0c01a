import { useState } from 'react';
import { FileStrip } from '../../../components/files/file-strip.js';
import { ImageStrip } from '../../../components/images/image-strip.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { BlockList, Row, Stack } from '../../../components/ui/layout.js';
import { LoadingLines } from '../../../components/ui/skeletons.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { InstantText, WholeText } from '../../../components/ui/text.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import {
  useReportedFileLinkMutation,
  useReportedMessagesQuery,
  type MessageReportFactsFragment as Report,
  type ReportedMessagesQuery,
} from '../api/admin-message-reports.generated.js';
import { reported as texts } from '../texts.js';

function Log({ report, items }: { report: Report; items: ReportedMessagesQuery['page']['items'] }) {
  const [ask] = useReportedFileLinkMutation();
  const linkTo = async (id: string) => (await ask({ id })).data?.download.signedUrl ?? null;
  if (items.length === 0) return <p>{texts.none}</p>;
  return (
    <div role="log" aria-label={texts.log}>
      <BlockList gap={12}>
        {items.map(({ id, senderId, content, images, files, createdAt }) => {
          const sender = senderId === report.reportedId ? report.reportedName : report.reporterName;
          return (
            <li key={id}>
              <strong dir="auto">{sender}</strong>
              {' · '}
              <InstantText iso={createdAt} />
              {images.length > 0 && (
                <ImageStrip images={images} label={(place, all) => texts.photoFrom(sender, place, all)} />
              )}
              {files.length > 0 && <FileStrip files={files} linkTo={linkTo} />}
              {content !== '' && <WholeText text={content ?? texts.removed} />}
            </li>
          );
        })}
      </BlockList>
    </div>
  );
}

/** A conversation as far as it was reported. */
export function ReportedMessages({ report, onClose }: { report: Report; onClose: () => void }) {
  const [before, setBefore] = useState<number | null>(null);
  const query = useReportedMessagesQuery({ input: { reportId: report.id, before } });
  const { currentData } = query;
  const problem = loadProblem(query, texts.notLoaded);
  const older = currentData?.page.before ?? null;
  return (
    <Dialog title={texts.title} open wide onClose={onClose}>
      <Stack>
        {currentData ? (
          <Log report={report} items={currentData.page.items} />
        ) : problem ? (
          <ErrorState {...problem} />
        ) : (
          <LoadingLines label={texts.log} lines={4} />
        )}
        <Row>
          {older !== null && (
            <Button small look="secondary" onClick={() => setBefore(older)}>
              {texts.older}
            </Button>
          )}
          {before !== null && (
            <Button small look="secondary" onClick={() => setBefore(null)}>
              {texts.newest}
            </Button>
          )}
        </Row>
      </Stack>
    </Dialog>
  );
}
