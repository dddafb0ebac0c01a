import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { Timeline } from '../../../components/ui/timeline.js';
import { useApplicationTimelineQuery } from '../api/applications.generated.js';
import { deedWords, fieldWords, valueWords } from '../timeline-words.js';

/** The history of an application, the same for both of its parties. */
export function ApplicationTimeline({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useApplicationTimelineQuery({ id });
  if (error && !isFetching)
    return <ErrorState message="The timeline could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <Loading inline />;
  return (
    <Timeline
      entries={data.timeline.items.map((entry) => ({
        id: entry.id,
        what: deedWords(entry.what),
        who: entry.actorName,
        at: entry.at,
        changes: entry.changes.map((change) => ({
          field: fieldWords(change.field),
          before: valueWords(change.field, change.before),
          after: valueWords(change.field, change.after),
        })),
      }))}
    />
  );
}
