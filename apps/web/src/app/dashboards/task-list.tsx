import { LinkButton } from '../../components/ui/button.js';
import styles from './dashboards.module.css';
import type { Task } from './tasks.js';

export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  if (tasks.length === 0) return <p className={styles.quiet}>Nothing waits for you. New applications show up here.</p>;
  return (
    <ul className={styles.lines}>
      {tasks.map(({ text, action, to }) => (
        <li key={`${to} ${text}`} className={styles.line}>
          <span>{text}</span>
          <LinkButton look="secondary" small to={to} aria-label={`${action}: ${text}`}>
            {action}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
