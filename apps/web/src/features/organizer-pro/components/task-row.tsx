import { Button, LinkButton } from '../../../components/ui/button.js';
import { toast } from '../../../components/ui/toast.js';
import { formatDate } from '../../../lib/format/dates.js';
import { useChoice } from '../../../lib/hooks/use-choice.js';
import {
  useAddPlanningTaskMutation,
  useRemovePlanningTaskMutation,
  useTickPlanningTaskMutation,
  type PlanFactsFragment,
} from '../api/organizer-pro.generated.js';
import { planning as texts, taskTexts } from '../texts/planning.js';
import styles from './planning.module.css';

type Task = PlanFactsFragment['tasks'][number];

/** Where the tasks of every event are done, by their IDs. */
const placesOf = (eventId: string): Partial<Record<string, string>> => ({
  recruit: `/organizer-pro/vendor-recruitment?event=${eventId}`,
  decide: `/applications?event=${eventId}`,
  promote: `/organizer-pro/marketing?event=${eventId}`,
  payments: `/messages/broadcast?event=${eventId}&to=unpaid`,
  layout: `/applications/roster?event=${eventId}`,
  documents: `/events/${eventId}`,
  rate: `/organizer-pro/quality-management?event=${eventId}`,
  thank: `/messages/broadcast?event=${eventId}`,
});

export function TaskRow({ eventId, task, today }: { eventId: string; task: Task; today: string }) {
  const { id: taskId, dueDate } = task;
  const [tick] = useTickPlanningTaskMutation();
  const [add] = useAddPlanningTaskMutation();
  const [remove, { isLoading: isRemoving }] = useRemovePlanningTaskMutation();
  const [done, setDone] = useChoice(task.isDone, async (isDone) => {
    const { error } = await tick({ input: { eventId, taskId, isDone } });
    if (error) toast(texts.failed, 'error');
    return !error;
  });
  const known = taskTexts[taskId];
  const place = placesOf(eventId)[taskId];
  const title = task.title ?? known?.title ?? taskId;
  const isOverdue = !done && dueDate < today;
  const putBack = async () => {
    const { data, error } = await add({ input: { eventId, title, dueDate } });
    // The newest of equal tasks is the last one.
    const again = data?.plan.tasks.findLast((one) => one.title === title && one.dueDate === dueDate && !one.isDone);
    const ticked = done && again ? await tick({ input: { eventId, taskId: again.id, isDone: true } }) : undefined;
    if (error ?? ticked?.error) toast(texts.failed, 'error');
  };
  const drop = async () => {
    const { error } = await remove({ input: { eventId, taskId } });
    if (error) toast(texts.failed, 'error');
    else toast(texts.removed, 'success', { label: texts.undo, onPress: () => void putBack() });
  };
  return (
    <li className={styles.task}>
      <label className={styles.tick}>
        <input type="checkbox" checked={done} onChange={() => setDone(!done)} />
        <span className={styles.words}>
          <span className={done ? styles.done : undefined}>{title}</span>
          <span className={isOverdue ? styles.overdue : styles.due}>
            {isOverdue ? texts.overdue(formatDate(dueDate)) : texts.due(formatDate(dueDate))}
          </span>
        </span>
      </label>
      <span className={styles.actions}>
        {place && !done && (
          <LinkButton small look="quiet" to={place}>
            {known?.next}
          </LinkButton>
        )}
        {task.title !== null && (
          <Button
            small
            look="dangerQuiet"
            busy={isRemoving}
            onClick={() => void drop()}
            aria-label={texts.removeOf(title)}
          >
            {texts.remove}
          </Button>
        )}
      </span>
    </li>
  );
}
