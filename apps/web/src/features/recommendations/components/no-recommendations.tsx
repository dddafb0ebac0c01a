import { LinkButton } from '../../../components/ui/button.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { fitsYou as texts } from '../texts.js';

/** What to do if nothing fits. */
export function NoRecommendations({ placeKnown }: { placeKnown: boolean }) {
  const { title, text, action } = placeKnown ? texts.none : texts.noPlace;
  const to = placeKnown ? '/vendor/preferences' : '/profile';
  return (
    <EmptyState title={title} scene={null} action={<LinkButton to={to}>{action}</LinkButton>}>
      {text}
    </EmptyState>
  );
}
