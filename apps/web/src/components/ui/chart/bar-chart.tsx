import styles from './bar-chart.module.css';

interface BarChartProps {
  /** One name per value of a group. */
  series: readonly string[];
  groups: readonly { label: string; values: readonly number[] }[];
  format: (value: number) => string;
  /** One per series: a status has its own color everywhere. */
  tones?: readonly Tone[];
}

type Tone = 'green' | 'yellow' | 'red';
const defaultTones: readonly Tone[] = ['green', 'yellow', 'red'];

const HEIGHT = 100;
const GROUP = 24;
const GAP = 6;

/** Bars side by side, for a `ChartFrame`, which has the same figures in words and as a table. */
export function BarChart({ series, groups, format, tones = defaultTones }: BarChartProps) {
  const most = Math.max(1, ...groups.flatMap(({ values }) => values));
  const bar = (GROUP - GAP) / series.length;
  const heightOf = (value: number) => (HEIGHT * Math.max(0, value)) / most;
  return (
    <div className={styles.frame}>
      <ul className={styles.legend}>
        {series.map((name, index) => (
          <li key={name}>
            <span className={styles.swatch} data-tone={tones[index]} />
            {name}
          </li>
        ))}
        <li className={styles.most}>{format(most)}</li>
      </ul>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${GROUP * groups.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {groups.map(({ label, values }, group) =>
          values.map((value, index) => (
            <rect
              key={`${label} ${series[index]}`}
              className={styles.bar}
              data-tone={tones[index]}
              x={group * GROUP + GAP / 2 + index * bar}
              y={HEIGHT - heightOf(value)}
              width={bar}
              height={heightOf(value)}
            >
              <title>{`${label}, ${series[index]}: ${format(value)}`}</title>
            </rect>
          )),
        )}
      </svg>
      <div className={styles.labels}>
        {groups.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
}
