import { useId } from 'react';

/** The signature: a scalloped stripe of cloth. `height` and `stripe` (width of one scallop) are in px. */
export function Awning({ height, stripe, className }: { height: number; stripe: number; className?: string }) {
  const id = useId();
  const r = Math.min(stripe / 2, height);
  const scallop = (x: number) => `M${x} 0h${stripe}v${height - r}a${stripe / 2} ${r} 0 0 1 ${-stripe} 0z`;
  return (
    <svg className={className} width="100%" height={height + 1} aria-hidden="true" style={{ display: 'block' }}>
      <defs>
        <pattern id={id} width={stripe * 2} height={height + 1} patternUnits="userSpaceOnUse">
          <path d={scallop(0)} fill="var(--cloth)" />
          <path d={scallop(stripe)} fill="var(--linen)" stroke="var(--line)" strokeWidth="1" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
