import { Button } from '../../../components/ui/button.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { TaskList } from '../../../components/ui/list/task-list.js';
import { LoadingLines } from '../../../components/ui/skeletons.js';
import { notice } from '../../../components/ui/texts.js';
import { needsYou as texts } from '../needs-you-texts.js';
import type { useAdminTasks } from '../use-admin-tasks.js';

export function NeedsYou({ open }: { open: ReturnType<typeof useAdminTasks> }) {
  const { tasks, isChecking, isPartial, isRetrying, retry } = open;
  const isComplete = !isChecking && !isPartial;
  return (
    <Card
      title={texts.title}
      actions={
        isChecking &&
        tasks.length > 0 && (
          <span role="status" className="quiet">
            {texts.checking}
          </span>
        )
      }
    >
      <Stack>
        {isChecking && tasks.length === 0 && <LoadingLines label={texts.loading} lines={3} />}
        {(isComplete || tasks.length > 0) && <TaskList tasks={tasks} none={texts.none} />}
        {isPartial && (
          <Row>
            <span role="status">{texts.unchecked}</span>
            {/* Disabled, it would lose the focus. */}
            <Button look="secondary" small icon="refresh" aria-busy={isRetrying || undefined} onClick={retry}>
              {notice.retry}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
