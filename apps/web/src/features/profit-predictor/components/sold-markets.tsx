import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Card } from '../../../components/ui/layout.js';
import lines from '../../../components/ui/lines.module.css';
import { Loading } from '../../../components/ui/loading.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { useSoldMarketsQuery, type SoldMarketsQuery } from '../api/profit-predictor.generated.js';
import { soldMarkets as texts } from '../sold-markets-texts.js';

type SoldMarket = SoldMarketsQuery['markets'][number];

const MarketResultDialog = lazyPart(() => import('./market-result-dialog.js'), 'MarketResultDialog');

function useResultDialog() {
  const [market, setMarket] = useState<SoldMarket>();
  const dialog = market && (
    <Suspense fallback={<Loading inline />}>
      <MarketResultDialog market={market} onClose={() => setMarket(undefined)} />
    </Suspense>
  );
  return { open: setMarket, dialog };
}

/** Markets that ended lately and have no result. */
export function SoldMarkets({ markets }: { markets: readonly SoldMarket[] }) {
  const { open, dialog } = useResultDialog();
  return (
    <>
      {markets.length > 0 && (
        <Card title={texts.title}>
          <ul className={lines.lines}>
            {markets.map((market) => (
              <li key={market.eventId} className={lines.line}>
                <div>
                  <Link to={`/events/${market.eventId}`}>{market.event.title}</Link>
                  <br />
                  <small>{formatDateRange(market.event.startDate, market.event.endDate)}</small>
                </div>
                <Button small look="secondary" icon="chart" onClick={() => open(market)}>
                  {texts.enter}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {dialog}
    </>
  );
}

/** On the page of a market that is over; nothing for a vendor who had no booth there. */
export function EnterSold({ eventId }: { eventId: string }) {
  const { data } = useSoldMarketsQuery({ input: { eventId } });
  const { open, dialog } = useResultDialog();
  const market = data?.markets[0];
  if (!market) return null;
  return (
    <>
      <Button wide look="secondary" icon="chart" onClick={() => open(market)}>
        {market.result ? texts.change : texts.enter}
      </Button>
      {dialog}
    </>
  );
}
