import { Check } from '../../../components/ui/form/check.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { SkeletonLines } from '../../../components/ui/skeletons.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useChoice } from '../../../lib/hooks/use-choice.js';
import {
  useChooseRecommendationMailMutation,
  useRecommendationMailQuery,
  useSuggestionAccessQuery,
} from '../api/recommendations.generated.js';
import { recommendationEmail as texts } from '../texts.js';

/** A vendor's choice of the weekly email, for those whose plan has recommendations; saved with each change. */
export function RecommendationEmail() {
  const access = useSuggestionAccessQuery().data?.flags.canViewSuggestions;
  const query = useRecommendationMailQuery(undefined, { skip: !access });
  const [choose] = useChooseRecommendationMailMutation();
  const [wanted, setWanted] = useChoice(query.data?.mail.isWanted, async (isWanted) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const { error } = await choose({ input: { isWanted, timeZone } });
    if (error) toast(texts.failed, 'error');
    else toast(isWanted ? texts.on : texts.off);
    return !error;
  });
  if (!access) return null;
  const problem = loadProblem(query, texts.notLoaded);
  return (
    <Card title={texts.title}>
      {wanted !== undefined ? (
        <Stack gap={8}>
          <Check label={texts.label} checked={wanted} onChange={setWanted} />
          <p className="quiet">{texts.hint}</p>
        </Stack>
      ) : problem ? (
        <ErrorState {...problem} />
      ) : (
        <SkeletonLines lines={2} />
      )}
    </Card>
  );
}
