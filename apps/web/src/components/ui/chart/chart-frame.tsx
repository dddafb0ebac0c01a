import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../button.js';
import styles from './chart-frame.module.css';
import { Skeleton } from '../loading.js';
import { chart } from './chart-texts.js';

interface ChartFrameProps {
  title: string;
  /** The chart's content in words, for people who cannot see it. */
  summary: string;
  /** In px, reserved while the code loads. */
  height?: number;
  table: ReactNode;
  children: ReactNode;
}

export function ChartFrame({ title, summary, height = 260, table, children }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.head}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.summary}>{summary}</p>
        </div>
        <Button look="secondary" small icon={asTable ? 'chart' : 'list'} onClick={() => setAsTable(!asTable)}>
          {asTable ? chart.showChart : chart.showTable}
        </Button>
      </figcaption>
      {asTable ? (
        table
      ) : (
        <div role="img" aria-label={`${title}. ${summary}`} style={{ height }}>
          <Suspense fallback={<Skeleton height={height} />}>{children}</Suspense>
        </div>
      )}
    </figure>
  );
}
