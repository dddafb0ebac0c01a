import { StatTile } from '../../../components/ui/layout.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { ownTimeZone } from '../../../lib/format/dates.js';
import { formatCount } from '../../../lib/format/numbers.js';
import { useListAddress } from '../../../lib/lists/use-list-address.js';
import { useVendorAnalyticsQuery } from '../api/analytics.generated.js';
import { AnalyticsScreen } from '../components/analytics-screen.js';
import { analytics, vendorAnalytics as texts } from '../texts.js';
import { windowFilter } from '../windows.js';

export function Component() {
  const { chosen, choose } = useListAddress(windowFilter);
  const { window } = chosen;
  const query = useVendorAnalyticsQuery({ window, timeZone: ownTimeZone() });
  const figures = query.currentData?.analytics;
  const problem = loadProblem(query, analytics.notLoaded);
  return (
    <AnalyticsScreen
      {...texts}
      to="/events?open=yes"
      window={window}
      figures={figures}
      problem={problem}
      onWindow={(to) => choose({ window: to })}
    >
      <StatTile label={texts.invitations} value={figures && formatCount(figures.invitationsSent)} />
      <StatTile label={texts.quickApplies} value={figures && formatCount(figures.quickApplies)} />
      <StatTile
        label={texts.timeSaved}
        value={figures && analytics.minutes(figures.timeSavedSeconds)}
        note={texts.timeSavedNote}
      />
    </AnalyticsScreen>
  );
}
