import { LinkButton } from '../../components/ui/button.js';
import { cx } from '../../components/ui/cx.js';
import lines from '../../components/ui/lines.module.css';
import styles from './dashboards.module.css';
import type { Task } from './tasks.js';
import { tasks as texts } from './texts.js';

export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  if (tasks.length === 0) return <p className={styles.quiet}>{texts.none}</p>;
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
