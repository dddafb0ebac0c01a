import styles from './market-plan.module.css';

type Cloth = 'cloth' | 'tomato' | 'sky' | 'plum' | 'marigold';
const cloths: Cloth[] = ['cloth', 'tomato', 'marigold', 'cloth', 'sky', 'plum', 'cloth', 'tomato', 'sky', 'marigold'];
const size = 58;

interface Pitch {
  x: number;
  y: number;
  free?: boolean;
}

const row = (y: number, xs: number[], free: number[] = []): Pitch[] =>
  xs.map((x, i) => ({ x, y, free: free.includes(i) }));

const pitches: Pitch[] = [
  ...row(74, [92, 164, 236, 308, 464, 536, 608]),
  ...row(196, [92, 164, 236, 308], [2]),
  ...row(196, [536, 608], [1]),
  ...row(372, [92, 164, 236]),
  ...row(372, [464, 536, 608], [2]),
];

function Booth({ pitch: { x, y, free }, index }: { pitch: Pitch; index: number }) {
  const number = String(index + 1);
  if (free) {
    return (
      <g>
        <rect className={styles.free} x={x + 1} y={y + 1} width={size - 2} height={size - 2} rx="7" />
        <path d={`M${x + size / 2 - 9} ${y + size / 2}h18m-9-9v18`} className={styles.plus} />
      </g>
    );
  }
  const stripe = size / 6;
  return (
    <g className={styles.booth} style={{ animationDelay: `${index * 36}ms` }}>
      <rect x={x} y={y} width={size} height={size} rx="7" fill="var(--linen)" />
      {[0, 2, 4].map((i) => (
        <rect
          key={i}
          x={x + i * stripe}
          y={y}
          width={stripe}
          height={size}
          rx={i === 0 ? 4 : 0}
          fill={`var(--${cloths[index % cloths.length]})`}
        />
      ))}
      <circle cx={x + size / 2} cy={y + size / 2} r="14" fill="var(--surface)" />
      <text x={x + size / 2} y={y + size / 2 + 5} className={styles.number}>
        {number}
      </text>
    </g>
  );
}

const Crown = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <g fill="var(--cloth)">
    <circle cx={x} cy={y} r={r} opacity=".28" />
    <circle cx={x - r * 0.15} cy={y - r * 0.15} r={r * 0.66} opacity=".42" />
  </g>
);

export function MarketPlan() {
  return (
    <>
      <rect x="46" y="36" width="660" height="488" rx="22" fill="var(--ground)" />
      <path d="M46 316q170-40 330-12t330-34v64q-160 52-330 30T46 380z" fill="var(--surface)" opacity=".75" />
      <path d="M386 36h60q-6 140 6 250l-2 238h-60q6-120 0-238-8-120-4-250z" fill="var(--surface)" opacity=".75" />
      <path d="M706 430q-120-6-200 44t-180 50h358a22 22 0 0 0 22-22z" fill="var(--sky-flat)" />
      <path
        d="M640 476q14-8 28 0t28 0M566 500q14-8 28 0t28 0"
        stroke="var(--sky)"
        strokeWidth="3"
        fill="none"
        opacity=".5"
      />
      <Crown x={86} y={474} r={34} />
      <Crown x={150} y={492} r={24} />
      <Crown x={340} y={398} r={26} />
      <Crown x={498} y={222} r={22} />
      {pitches.map((pitch, index) => (
        <Booth key={`${pitch.x}-${pitch.y}`} pitch={pitch} index={index} />
      ))}
      <circle cx="418" cy="318" r="34" fill="var(--marigold)" />
      <path
        d="M406 302v36M406 304h26l-8 9 8 9h-26"
        stroke="var(--on-marigold)"
        strokeWidth="4"
        fill="none"
        strokeLinejoin="round"
      />
    </>
  );
}
