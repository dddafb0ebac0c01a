import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../lib/load-chunk.js';
import { Icon, type IconName } from '../icons/icon.js';
import { Button } from './button.js';
import { cx } from './cx.js';
import styles from './layout.module.css';
import { PageTitle } from './page-title.js';
import { notice } from './texts.js';

type Tone = 'error' | 'info' | 'success' | 'warning';
const icons: Record<Tone, IconName> = { error: 'alert', info: 'info', success: 'check', warning: 'alert' };

/** Screen readers announce errors immediately, other messages at the next pause. */
export function Notice({
  tone = 'info',
  title,
  children,
  actions,
  dismiss,
}: {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** The button at the end of the first line. */
  dismiss?: ReactNode;
}) {
  return (
    <div className={cx(styles.notice, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div className={styles.noticeBody}>
        {title && <div className={styles.noticeTitle}>{title}</div>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {dismiss && <div className={styles.dismiss}>{dismiss}</div>}
    </div>
  );
}

export function ErrorState({
  message,
  onRetry,
  retryLabel = notice.retry,
  children,
}: {
  message: string;
  onRetry?: () => void;
  retryLabel?: string;
  children?: ReactNode;
}) {
  return (
    <Notice
      tone="error"
      title={message}
      actions={
        <>
          {onRetry && (
            <Button look="secondary" small icon="refresh" onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {children}
        </>
      }
    />
  );
}

const Scene = lazyPart(() => import('../art/scene.js'), 'Scene');

/** With `screen`, the title is the page's heading. */
export function EmptyState({
  title,
  children,
  action,
  scene = 'farmers_market',
  screen = false,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  scene?: string | null;
  screen?: boolean;
}) {
  const Heading = screen ? PageTitle : 'h2';
  return (
    <div className={styles.empty}>
      {scene && (
        <div className={styles.picture}>
          <Suspense>
            <Scene type={scene} />
          </Suspense>
        </div>
      )}
      <Heading className={styles.cardTitle}>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
