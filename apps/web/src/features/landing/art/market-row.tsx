import { useId } from 'react';
import { Crate, Pot, Stall, Tree } from '../../../components/art/parts.js';

const width = 640;

export function MarketRow({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg className={className} width="100%" height="190" aria-hidden="true">
      <defs>
        <pattern id={id} width={width} height="190" patternUnits="userSpaceOnUse" x="50%">
          <path d={`M0 150h${width}v40H0z`} fill="var(--ground)" />
          <Tree x={46} y={156} size={1.05} />
          <Stall x={88} y={42} width={172} legs={92} />
          <Pot x={112} y={122} fill="var(--sky)" tall />
          <Pot x={154} y={122} fill="var(--tomato)" />
          <Pot x={196} y={122} fill="var(--marigold)" tall />
          <Tree x={300} y={156} size={0.8} />
          <Stall x={336} y={54} width={120} legs={80} cloth="var(--tomato)" />
          <Crate x={358} y={104} fill="var(--marigold)" />
          <Stall x={492} y={48} width={124} legs={86} cloth="var(--sky)" />
          <Crate x={516} y={104} fill="var(--plum)" />
        </pattern>
      </defs>
      <rect width="100%" height="190" fill={`url(#${id})`} />
    </svg>
  );
}
