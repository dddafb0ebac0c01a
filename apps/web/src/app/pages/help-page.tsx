import { HelpGuide } from '../../features/content/components/help-guide.js';
import { usePlanCatalogQuery } from '../../features/plans/api/plans.generated.js';
import { formatRate } from '../../lib/format/numbers.js';

export function Component() {
  const { data } = usePlanCatalogQuery();
  const rateOf = (name: string) => data?.catalog.plans.find((plan) => plan.name === name)?.platformFeeRate;
  const [basic, pro] = [rateOf('basic'), rateOf('pro')];
  const known = basic !== undefined && pro !== undefined;
  return <HelpGuide fees={known ? { basic: formatRate(basic), pro: formatRate(pro) } : null} />;
}
