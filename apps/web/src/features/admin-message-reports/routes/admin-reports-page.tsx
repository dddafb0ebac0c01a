import { useState } from 'react';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Segments } from '../../../components/ui/list/filters.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { ListFrame } from '../../../components/ui/list/list-frame.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { oneOf } from '../../../lib/lists/filters.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { adminMessageReportsApi, useSettleMessageReportMutation } from '../api/admin-message-reports.generated.js';
import { ReportCard, type Asked } from '../components/report-card.js';
import { ReportedMessages } from '../components/reported-messages.js';
import { WarningDialog } from '../components/warning-dialog.js';
import { reportsPage as texts, settling } from '../texts.js';

const filters = { status: oneOf('open', 'warned', 'closed', 'dismissed') };

function Settling({ asked: { report, act }, onClose }: { asked: Asked; onClose: () => void }) {
  const [settle] = useSettleMessageReportMutation();
  if (act === 'read') return <ReportedMessages report={report} onClose={onClose} />;
  if (act === 'warn') return <WarningDialog report={report} onClose={onClose} />;
  const { title, text, action, done } = settling[act];
  const confirm = async () => {
    const { error } = await settle({ input: { reportId: report.id, action: act, reportedAt: report.createdAt } });
    if (error) toast(messageOf(error, settling.failed), 'error');
    else toast(done);
    onClose();
  };
  return (
    <Confirm title={title} action={action} danger={act === 'close'} open onClose={onClose} onConfirm={confirm}>
      <p>{text}</p>
    </Confirm>
  );
}

export function Component() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const {
    list,
    filters: {
      chosen: { status },
      choose,
    },
  } = useListPage({
    endpoint: adminMessageReportsApi.endpoints.messageReports,
    filters,
    ask: (chosen, paging) => ({ input: { ...chosen, ...paging } }),
    pick: ({ reports }) => reports,
    notLoaded: texts.notLoaded,
  });
  return (
    <Page>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack gap={20}>
        <Segments
          label={texts.status}
          value={status}
          options={texts.statuses}
          onChange={(value) => choose({ status: value })}
        />
        <ListFrame
          list={list}
          waiting={<SkeletonCards lines={5} />}
          empty={<EmptyState title={texts.none.title}>{texts.none.text}</EmptyState>}
          pagesLabel={texts.pages}
        >
          {(reports) => reports.map((report) => <ReportCard key={report.id} report={report} onAct={setAsked} />)}
        </ListFrame>
      </Stack>
      {asked && <Settling asked={asked} onClose={() => setAsked(null)} />}
    </Page>
  );
}
