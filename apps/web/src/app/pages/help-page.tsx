import { HelpGuide } from '../../features/content/components/help-guide.js';
import { usePlanCatalogQuery } from '../../features/plans/api/plans.generated.js';
import { formatRate } from '../../lib/format/numbers.js';

export function Component() {
  const { data } = usePlanCatalogQuery();
  const feeOf = (tier: string) => {
    const plan = data?.catalog.plans.find(({ name }) => name === tier);
    return plan && { name: plan.displayName, rate: formatRate(plan.platformFeeRate) };
  };
  const [basic, pro] = [feeOf('basic'), feeOf('pro')];
  return <HelpGuide fees={basic && pro ? { basic, pro } : null} />;
}
