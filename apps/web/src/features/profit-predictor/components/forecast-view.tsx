import { forecastProfit, type ProfitFactors } from '@stallbook/contracts/profit-rules';
import { Badge, type Tone } from '../../../components/ui/badge.js';
import { Card, Stack, StatRow, StatTile } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { Sums } from '../../../components/ui/sums.js';
import { MoneyText } from '../../../components/ui/text.js';
import { formatCount } from '../../../lib/format/numbers.js';
import { formatShare } from '../../../lib/format/shares.js';
import { forecast as texts } from '../texts.js';
import { SalesChart } from './sales-chart.js';

export const tones: Record<keyof typeof texts.recommendations, Tone> = {
  not_recommended: 'red',
  low_potential: 'yellow',
  good_potential: 'blue',
  excellent: 'green',
};

export function ForecastView({ factors }: { factors: ProfitFactors }) {
  const found = forecastProfit(factors);
  if (found.grossRevenueCents === 0 && found.expensesCents === 0)
    return <Notice title={texts.title}>{texts.empty}</Notice>;
  const { title, text } = texts.recommendations[found.recommendation];
  const isFree = found.expensesCents === 0;
  const isReachable = isFree || found.breakEvenUnits > 0;
  const money = (cents: number) => <MoneyText cents={cents} />;
  return (
    <Card title={texts.title}>
      <Stack gap={20}>
        <div role="status">
          <Badge tone={tones[found.recommendation]}>{title}</Badge>
          <p>{isFree && found.profitCents >= 0 ? texts.noExpenses : text}</p>
        </div>
        <StatRow>
          <StatTile label={texts.profit} value={money(found.profitCents)} />
          <StatTile label={texts.perHour} value={money(found.profitPerHourCents)} />
          <StatTile
            label={texts.breakEven}
            value={isReachable ? formatCount(found.breakEvenUnits) : texts.unreachable}
          />
          <StatTile label={texts.margin} value={formatShare(found.marginPercent / 100)} />
          <StatTile label={texts.roi} value={formatShare(found.roiPercent / 100)} />
        </StatRow>
        <h3>{texts.details}</h3>
        <Sums
          lines={[
            { term: texts.gross, cents: found.grossRevenueCents },
            { term: texts.goods, cents: found.costOfGoodsCents },
            { term: texts.net, cents: found.netRevenueCents, isTotal: true },
            { term: texts.mileage, cents: found.mileageCents },
            { term: texts.lodging, cents: found.lodgingCents },
            { term: texts.meals, cents: factors.mealsCents },
            { term: texts.travel, cents: found.travelCents, isTotal: true },
            { term: texts.boothFee, cents: factors.boothFeeCents },
            { term: texts.marketing, cents: factors.marketingCents },
            { term: texts.expenses, cents: found.expensesCents, isTotal: true },
          ]}
        />
        {factors.expectedSales > 0 && <SalesChart factors={factors} />}
      </Stack>
    </Card>
  );
}
