import { Link } from 'react-router-dom';
import { Card } from '../../../components/ui/layout.js';
import { LoadingLines } from '../../../components/ui/skeletons.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useLayout } from '../../../lib/hooks/use-media.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useRecommendationsQuery, useSuggestionAccessQuery } from '../api/recommendations.generated.js';
import { fitsYou as texts } from '../texts.js';
import { NoRecommendations } from './no-recommendations.js';
import { RecommendationLines } from './recommendation-lines.js';
import { useOfferedPlan } from '../use-offered-plan.js';
import styles from './recommendations.module.css';
import { SHOWN } from '../use-best-recommendations.js';
import { UpgradeCard } from './upgrade-card.js';

/** Lines that one recommendation takes: on a phone, the reason breaks into lines, and the score is below it. */
const linesFor = (inRow: boolean, isOnPhone: boolean) => {
  if (inRow) return 3;
  return isOnPhone ? 8 : 5;
};

function Waiting({ inRow }: { inRow: boolean }) {
  const isOnPhone = useLayout() === 'mobile';
  return <LoadingLines label={texts.loading} lines={SHOWN * linesFor(inRow, isOnPhone)} />;
}

function Best({ inRow }: { inRow: boolean }) {
  const query = useRecommendationsQuery();
  const problem = loadProblem(query, texts.notLoaded);
  if (problem) return <ErrorState {...problem} />;
  if (!query.data) return <Waiting inRow={inRow} />;
  const { data, placeKnown } = query.data.recommendations;
  if (data.length === 0) return <NoRecommendations placeKnown={placeKnown} />;
  return <RecommendationLines recommendations={data.slice(0, SHOWN)} inRow={inRow} />;
}

function Offer() {
  return useOfferedPlan('vendor') === null ? null : <UpgradeCard role="vendor" />;
}

/** Above a list, a phone has room for one line. */
function OneLine() {
  const [best] = useRecommendationsQuery().data?.recommendations.data ?? [];
  return (
    <nav className={styles.oneLine} aria-label={texts.title}>
      {best && <Link to={`/events/${best.eventId}`}>{texts.best(best.title)}</Link>}
      <Link to="/vendor/recommendations">{texts.all}</Link>
    </nav>
  );
}

/** The best recommendations of a vendor whose plan has them; others see a plan with them if `offered`, and else nothing. */
export function FitsYou({ offered = false, inRow = false }: { offered?: boolean; inRow?: boolean }) {
  const access = useSuggestionAccessQuery().data?.flags.canViewSuggestions;
  const isPhone = useLayout() === 'mobile';
  const isPaid = useViewer()?.membership.isBasic === false;
  if (access === undefined && !isPaid) return null;
  if (access === false) return offered ? <Offer /> : null;
  if (inRow && isPhone) return access ? <OneLine /> : <div className={styles.oneLine} />;
  return (
    <Card title={texts.title} actions={<Link to="/vendor/recommendations">{texts.all}</Link>}>
      {access ? <Best inRow={inRow} /> : <Waiting inRow={inRow} />}
    </Card>
  );
}
