import { LinkButton } from '../button.js';
import { cx } from '../cx.js';
import lines from '../lines.module.css';
import { taskList as texts } from '../texts.js';
import styles from './task-list.module.css';

export interface Task {
  text: string;
  to: string;
  /** Absent while there is nothing to do. */
  action?: string;
}

export function TaskList({ tasks, none }: { tasks: readonly Task[]; none: string }) {
  if (tasks.length === 0) return <p className={styles.quiet}>{none}</p>;
  return (
    <ul className={lines.lines}>
      {tasks.map(({ text, action, to }) => (
        <li key={`${to} ${text}`} className={cx(lines.line, styles.task, !action && styles.quiet)}>
          <span>{text}</span>
          {action && (
            <LinkButton look="secondary" small to={to} aria-label={texts.buttonOf(action, text)}>
              {action}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  );
}
