import { Link } from 'react-router-dom';
import { frame } from './texts.js';
import styles from './layout.module.css';

export function Mark() {
  return (
    <Link to="/" className={styles.mark}>
      <svg width="30" height="28" viewBox="0 0 30 28" aria-hidden="true">
        <path d="M2 2h8.7v11a4.35 4.35 0 0 1-8.7 0zM19.3 2H28v11a4.35 4.35 0 0 1-8.7 0z" fill="var(--cloth)" />
        <path
          d="M10.7 2h8.6v11a4.3 4.3 0 0 1-8.6 0z"
          fill="var(--linen)"
          stroke="var(--line-strong)"
          strokeWidth=".8"
        />
        <path d="M4.5 19v7M25.5 19v7M3 23h24" stroke="var(--wood-deep)" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
      {frame.name}
    </Link>
  );
}
