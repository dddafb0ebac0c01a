import { Link, useSearchParams } from 'react-router-dom';
import { eventsApi } from '../api/events.generated.js';
import type { Filters } from '../filters.js';
import { noEvents as texts } from '../texts/no-events.js';

/** A link to the same search with its misspelled words corrected, or with fewer words; nothing if that finds nothing. */
export function DidYouMean({ chosen: { search, location } }: { chosen: Filters }) {
  const [params] = useSearchParams();
  const input = { search: search || undefined, location: location || undefined };
  const { data } = eventsApi.useSearchCorrectionQuery({ input }, { skip: !search && !location });
  if (!data?.correction) return null;
  const { search: what, location: where, hasFewerWords } = data.correction;
  const corrected = new URLSearchParams(params);
  corrected.delete('page');
  for (const [name, text] of [['search', what] as const, ['location', where] as const]) {
    if (text) corrected.set(name, text);
    else corrected.delete(name);
  }
  return (
    <p>
      {hasFewerWords ? texts.fewerWords : texts.didYouMean}{' '}
      <Link to={{ search: corrected.toString() }}>
        {what && where ? texts.correctedIn(what, where) : what || where}
      </Link>
      {hasFewerWords ? '.' : '?'}
    </p>
  );
}
