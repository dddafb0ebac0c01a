import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { statusLabels } from '../../../components/ui/texts.js';
import { Timeline } from '../../../components/ui/timeline.js';
import { formatDate, formatTime } from '../../../lib/format/dates.js';
import { formatCents } from '../../../lib/format/money.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useApplicationTimelineQuery } from '../api/applications.generated.js';
import { history } from '../texts/history.js';
import { paymentStatus } from '../texts/lists.js';

const states: Partial<Record<string, Partial<Record<string, string>>>> = { status: statusLabels, paymentStatus };

function shownValue(field: string, value: string | null): string | null {
  if (value === null) return null;
  const state = states[field]?.[value];
  if (state) return state;
  if (/Cents$/.test(field) && /^\d+$/.test(value)) return formatCents(Number(value));
  if (/Date$/.test(field)) return formatDate(value);
  return /Time$/.test(field) ? formatTime(value) : value;
}

/** From this cursor on, with the pages after it. */
export function ApplicationTimeline({ id, cursor }: { id: string; cursor?: string }) {
  const query = useApplicationTimelineQuery({ id, cursor });
  const { data } = query;
  const problem = loadProblem(query, history.notLoaded);
  if (problem) return <ErrorState {...problem} />;
  if (!data) return <Loading inline />;
  const { items, nextCursor } = data.timeline;
  return (
    <>
      <Timeline
        entries={items.map((entry) => ({
          id: entry.id,
          what: history.steps[entry.what] ?? entry.what,
          who: entry.actorName,
          at: entry.at,
          changes: entry.changes.map((change) => ({
            field: history.fields[change.field] ?? change.field,
            before: shownValue(change.field, change.before),
            after: shownValue(change.field, change.after),
          })),
        }))}
      />
      {nextCursor && <ApplicationTimeline id={id} cursor={nextCursor} />}
    </>
  );
}
