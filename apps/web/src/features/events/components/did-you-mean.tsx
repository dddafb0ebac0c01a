import { Link, useSearchParams } from 'react-router-dom';
import { eventsApi } from '../api/events.generated.js';
import type { Filters } from '../filters.js';
import { noEvents as texts } from '../texts/no-events.js';

/** A link to the same search with its misspelled words corrected; nothing if none are. */
export function DidYouMean({ chosen: { search, location } }: { chosen: Filters }) {
  const [params] = useSearchParams();
  const input = { search: search || undefined, location: location || undefined };
  const { data } = eventsApi.useSearchCorrectionQuery({ input }, { skip: !search && !location });
  if (!data?.correction) return null;
  const corrected = new URLSearchParams(params);
  corrected.delete('page');
  for (const [name, text] of Object.entries(data.correction)) {
    if (text && corrected.has(name)) corrected.set(name, text);
  }
  const { search: what, location: where } = data.correction;
  return (
    <p>
      {texts.didYouMean}{' '}
      <Link to={{ search: corrected.toString() }}>
        {what && where ? texts.correctedIn(what, where) : what || where}
      </Link>
      ?
    </p>
  );
}
