import { useEnterMarketResultMutation, type SoldMarketsQuery } from '../api/profit-predictor.generated.js';
import { soldMarkets as texts } from '../sold-markets-texts.js';
import { ResultDialog } from './result-dialog.js';

interface MarketResultDialogProps {
  market: SoldMarketsQuery['markets'][number];
  onClose: () => void;
}

export function MarketResultDialog({ market, onClose }: MarketResultDialogProps) {
  const { eventId, event, costs, forecastProfitCents, result } = market;
  const [enter] = useEnterMarketResultMutation();
  return (
    <ResultDialog
      title={texts.titleOf(event.title)}
      costs={costs}
      forecastCents={forecastProfitCents}
      result={result}
      enter={(sold) => enter({ input: { eventId, ...sold } })}
      onClose={onClose}
    />
  );
}
