import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/ui/button.js';
import { Segments } from '../../../components/ui/list/filters.js';
import { Page, PageHeader, Stack, StatRow, StatTile } from '../../../components/ui/layout.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { formatCount } from '../../../lib/format/numbers.js';
import { formatShare } from '../../../lib/format/shares.js';
import type { LoadProblem } from '../../../lib/api/load-problem.js';
import type { OrganizerAnalyticsQuery } from '../api/analytics.generated.js';
import { analytics as texts, type vendorAnalytics } from '../texts.js';
import { windows, type Window } from '../windows.js';
import { Months } from './months.js';

/** What the figures of a vendor and of an organizer have in common. */
type Figures = Omit<OrganizerAnalyticsQuery['analytics'], 'invitationsReceived'>;

interface AnalyticsScreenProps {
  title: string;
  lead: string;
  none: Record<keyof (typeof vendorAnalytics)['none'], string>;
  /** Where the next step is if there is nothing to count. */
  to: string;
  window: Window;
  onWindow: (window: Window) => void;
  figures?: Figures;
  problem?: LoadProblem;
  /** More tiles. */
  children: ReactNode;
}

const rateOf = ({ acceptanceRate: rate }: Figures) => (rate === null ? texts.noRate : formatShare(rate));

export function AnalyticsScreen(props: AnalyticsScreenProps) {
  const { title, lead, none, to, window, onWindow, figures, problem, children } = props;
  const sent = figures && figures.pending + figures.accepted + figures.rejected;
  return (
    <Page>
      <PageHeader title={title} lead={lead} />
      <Stack gap={24}>
        <Segments label={texts.window} value={window} options={windows} onChange={onWindow} />
        {problem && <ErrorState {...problem} />}
        {!problem && (
          <>
            <StatRow>
              <StatTile label={texts.status.pending} value={figures && formatCount(figures.pending)} />
              <StatTile label={texts.status.accepted} value={figures && formatCount(figures.accepted)} />
              <StatTile label={texts.status.rejected} value={figures && formatCount(figures.rejected)} />
              <StatTile
                label={texts.withdrawn}
                value={figures && formatCount(figures.withdrawn)}
                note={texts.withdrawnNote}
              />
              <StatTile label={texts.rate} value={figures && rateOf(figures)} note={texts.rateNote} />
              <StatTile label={texts.interests} value={figures && formatCount(figures.interests)} />
              {children}
            </StatRow>
            {figures && sent !== undefined && sent > 0 && (
              <Months months={figures.byMonth} summary={texts.summary(sent, figures.accepted, texts.windows[window])} />
            )}
            {sent === 0 && figures?.withdrawn === 0 && (
              <EmptyState
                title={none.title}
                scene="farmers_market"
                action={<LinkButton to={to}>{none.action}</LinkButton>}
              >
                {window === '365' ? none.textOfLongest : none.text}
              </EmptyState>
            )}
          </>
        )}
      </Stack>
    </Page>
  );
}
