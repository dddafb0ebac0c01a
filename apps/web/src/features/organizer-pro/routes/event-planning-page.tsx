import { Button } from '../../../components/ui/button.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { LoadingLines } from '../../../components/ui/skeletons.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { todayIn } from '../../../lib/format/dates.js';
import { useEventPlanQuery, type ChoosableEventFragment } from '../api/organizer-pro.generated.js';
import { AddTask } from '../components/add-task.js';
import styles from '../components/planning.module.css';
import { ProPage } from '../components/pro-page.js';
import { PublishedEvent } from '../components/published-event.js';
import { TaskRow } from '../components/task-row.js';
import { planning as texts } from '../texts/planning.js';
import { toolTexts } from '../texts/tools.js';

function Checklist({ event: { id: eventId, title, timeZone } }: { event: ChoosableEventFragment }) {
  const query = useEventPlanQuery({ eventId });
  const today = todayIn(timeZone);
  const problem = loadProblem(query, texts.notLoaded);
  if (!query.currentData) {
    return problem ? <ErrorState {...problem} /> : <LoadingLines label={texts.loading} lines={14} />;
  }
  const { tasks } = query.currentData.plan;
  return (
    <>
      <Card
        title={texts.list}
        actions={
          <Button look="secondary" small icon="print" onClick={() => window.print()}>
            {texts.print}
          </Button>
        }
      >
        <Stack>
          <strong className={styles.onPaper}>{title}</strong>
          <p aria-live="polite">{texts.progress(tasks.filter(({ isDone }) => isDone).length, tasks.length)}</p>
          <ul className={styles.tasks}>
            {tasks.map((task) => (
              <TaskRow key={task.id} eventId={eventId} task={task} today={today} />
            ))}
          </ul>
        </Stack>
      </Card>
      <AddTask key={eventId} eventId={eventId} />
    </>
  );
}

export function Component() {
  return (
    <ProPage {...toolTexts['event-planning']}>
      {() => <PublishedEvent none={texts.none}>{(event) => <Checklist event={event} />}</PublishedEvent>}
    </ProPage>
  );
}
