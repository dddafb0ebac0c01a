import { Notice } from '../../../components/ui/notice.js';
import { formatCents } from '../../../lib/format/money.js';
import type { ApplicationFactsFragment as Application } from '../api/applications.generated.js';
import { contentsChanged as texts } from '../texts/decisions.js';
import { history } from '../texts/history.js';

const ANSWERS = [
  'productsOffered',
  'boothRequirements',
  'specialRequests',
  'experienceYears',
  'previousEvents',
  'socialMediaLinks',
  'estimatedSalesCents',
  'businessDescription',
  'insuranceInfo',
] as (keyof Application)[];

function shown(application: Application, answer: keyof Application): string {
  const value = application[answer];
  if (answer === 'estimatedSalesCents' && typeof value === 'number') return formatCents(value);
  return String(value ?? texts.empty);
}

const photosOf = ({ images }: Application): string => images.map(({ id }) => id).join();

/** What the vendor changed after the organizer began to decide. */
export function ContentsChanged({ before, after }: { before: Application; after: Application }) {
  if (before.contentsVersion === after.contentsVersion) return null;
  const changed = ANSWERS.filter((answer) => before[answer] !== after[answer]);
  return (
    <Notice tone="warning" title={texts.title}>
      <ul>
        {changed.map((answer) => (
          <li key={answer}>
            {texts.changed(history.fields[answer] ?? answer, shown(before, answer), shown(after, answer))}
          </li>
        ))}
        {photosOf(before) !== photosOf(after) && <li>{history.steps['photos-changed']}</li>}
      </ul>
    </Notice>
  );
}
