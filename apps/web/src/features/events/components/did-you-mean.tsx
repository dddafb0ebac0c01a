import { Link, useSearchParams } from 'react-router-dom';
import { eventsApi } from '../api/events.generated.js';
import { placeText, type Filters } from '../filters.js';
import { noEvents as texts } from '../texts/no-events.js';

/** A link to the same search with its misspelled words corrected, or to one with fewer words and no other filters. */
export function DidYouMean({ chosen: { search, location } }: { chosen: Filters }) {
  const [params] = useSearchParams();
  const input = { search: search || undefined, location: location ? placeText(location) : undefined };
  const { data } = eventsApi.useSearchCorrectionQuery({ input }, { skip: !search && !location });
  if (!data?.correction) return null;
  const { search: what, location: where, hasFewerWords } = data.correction;
  const found = new URLSearchParams(hasFewerWords ? { range: 'all' } : params);
  for (const name of ['page', 'search', 'location']) found.delete(name);
  if (what) found.set('search', what);
  if (where) found.set('location', where);
  // A remembered order by distance would find nothing where the place cannot be located.
  if (where && hasFewerWords) found.set('order', 'date_descending');
  return (
    <p>
      {hasFewerWords ? texts.fewerWords : texts.didYouMean}{' '}
      <Link to={{ search: found.toString() }}>{what && where ? texts.correctedIn(what, where) : what || where}</Link>
      {hasFewerWords ? '.' : '?'}
    </p>
  );
}
