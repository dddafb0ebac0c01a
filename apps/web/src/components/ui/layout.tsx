import { type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePageMeta } from '../../lib/hooks/use-page-meta.js';
import { cx } from './cx.js';
import { Skeleton } from './loading.js';
import { PageTitle } from './page-title.js';
import styles from './layout.module.css';

/** `width`: `narrow` for one column of text or a form, `tight` for a small form. */
export function Page({
  children,
  width,
  className,
}: {
  children: ReactNode;
  width?: 'narrow' | 'tight';
  className?: string;
}) {
  return <div className={cx(styles.page, width && styles[width], className)}>{children}</div>;
}

interface PageHeaderProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  documentTitle?: string;
  description?: string;
  /** The language of a title and lead that staff wrote. */
  lang?: string;
}

/** Also sets the document title. */
export function PageHeader({ title, lead, actions, documentTitle, description, lang }: PageHeaderProps) {
  usePageMeta(documentTitle ?? title, description ?? (typeof lead === 'string' ? lead : undefined));
  return (
    <header className={styles.header}>
      <div lang={lang}>
        <PageTitle>{title}</PageTitle>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

export function Card({
  title,
  actions,
  children,
  className,
  id,
}: {
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
  id?: string;
}) {
  return (
    <section className={cx(styles.card, className)} aria-label={title} id={id}>
      {(title || actions) && (
        <div className={styles.cardHead}>
          {title && <h2 className={styles.cardTitle}>{title}</h2>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}

/** Equal columns of at least `min` px. */
export function Grid({ min = 300, children }: { min?: number; children: ReactNode }) {
  return (
    <div className={styles.grid} style={{ '--min': `${min}px` } as CSSProperties}>
      {children}
    </div>
  );
}

export function Stack({ gap = 16, children }: { gap?: number; children: ReactNode }) {
  return (
    <div className={styles.stack} style={{ '--gap': `${gap}px` } as CSSProperties}>
      {children}
    </div>
  );
}

/** A list whose entries are set apart like blocks of a `Stack`. */
export function BlockList({ gap = 16, busy, children }: { gap?: number; busy?: boolean; children: ReactNode }) {
  return (
    <ul aria-busy={busy} className={styles.stack} style={{ '--gap': `${gap}px` } as CSSProperties}>
      {children}
    </ul>
  );
}

export function Row({ gap = 12, children, className }: { gap?: number; children: ReactNode; className?: string }) {
  return (
    <div className={cx(styles.row, className)} style={{ '--gap': `${gap}px` } as CSSProperties}>
      {children}
    </div>
  );
}

/** Leaves out entries without a value. */
export function Facts({ entries }: { entries: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {entries
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([term, value]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function StatRow({ children }: { children: ReactNode }) {
  return <div className={styles.stats}>{children}</div>;
}

interface StatTileProps {
  label: string;
  /** Undefined while loading. */
  value: ReactNode | undefined;
  note?: string;
  to?: string;
}

export function StatTile({ label, value, note, to }: StatTileProps) {
  const inside = (
    <>
      <div className={styles.figure}>{value ?? <Skeleton height="1.1em" width="5ch" />}</div>
      <div className={styles.tileLabel}>{label}</div>
      {note && <div className={styles.tileNote}>{note}</div>}
    </>
  );
  return to ? (
    <Link className={styles.tile} to={to}>
      {inside}
    </Link>
  ) : (
    <div className={styles.tile}>{inside}</div>
  );
}
