import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Card, Facts, Row, Stack } from '../../../components/ui/layout.js';
import { InstantText, WholeText } from '../../../components/ui/text.js';
import type { MessageReportFactsFragment as Report } from '../api/admin-message-reports.generated.js';
import { reportCard as texts } from '../texts.js';

type Act = 'read' | 'dismiss' | 'warn' | 'close' | 'reopen';
export interface Asked {
  report: Report;
  act: Act;
}

interface ReportCardProps {
  report: Report;
  onAct: (asked: Asked) => void;
}

const actsOf = ({ status, isThreadClosed }: Report): Act[] => {
  if (status === 'open') return ['dismiss', 'warn', isThreadClosed ? 'reopen' : 'close'];
  return isThreadClosed ? ['reopen'] : [];
};

/** A report as an admin settles it. */
export function ReportCard({ report, onAct }: ReportCardProps) {
  const { reporterName, reporterId, reportedName, reportedId, reason, note } = report;
  const account = (id: string, name: string) => (
    <Link key={id} to={`/admin/users/${id}`}>
      {name}
    </Link>
  );
  return (
    <Card title={texts.title(reporterName, reportedName)}>
      <Stack>
        <Facts
          entries={[
            [texts.reason, texts.reasons[reason]],
            [texts.note, note && <WholeText key="note" text={note} />],
            [texts.about, report.eventTitle],
            [texts.reporter, account(reporterId, reporterName)],
            [texts.reported, account(reportedId, reportedName)],
            [texts.conversation, texts.messages(report.messageCount)],
            [texts.sent, <InstantText key="sent" iso={report.createdAt} />],
            [texts.settled, report.settledAt && <InstantText key="settled" iso={report.settledAt} />],
          ]}
        />
        <Row>
          <Button icon="message" onClick={() => onAct({ report, act: 'read' })}>
            {texts.read}
          </Button>
          {actsOf(report).map((act) => (
            <Button
              key={act}
              look={act === 'close' ? 'dangerQuiet' : 'secondary'}
              onClick={() => onAct({ report, act })}
            >
              {texts[act]}
            </Button>
          ))}
        </Row>
      </Stack>
    </Card>
  );
}
