import { Crate, Roof } from '../../../components/art/parts.js';
import { Person } from './people.js';

export function FoundersAtTheirStall() {
  return (
    <>
      <path d="M78 120v200M404 120v200" stroke="var(--wood-deep)" strokeWidth="8" />
      <Person x={172} y={306} hair="var(--hair)" coat="var(--tomato)">
        <path d="M-17 0v-50h34V0z" fill="var(--linen)" />
        <path d="M22-50q30 14 26 44" stroke="var(--tomato)" strokeWidth="15" strokeLinecap="round" fill="none" />
      </Person>
      <Person x={306} y={306} hair="var(--hair-gray)" coat="var(--cloth)">
        <path
          d="M-22-50q-30 14-26 44M22-50q22 12 4 34"
          stroke="var(--cloth)"
          strokeWidth="15"
          strokeLinecap="round"
          fill="none"
        />
        <rect x="-26" y="-42" width="44" height="36" rx="3" fill="var(--sky)" />
        <path d="M-18-42v36" stroke="var(--linen)" strokeWidth="3" />
      </Person>
      <Roof x={42} y={64} width={398} count={9} />
      <path d="M60 304h362v20H60z" fill="var(--wood)" />
      <path d="M70 324h342v96H70z" fill="var(--wood-deep)" opacity=".62" />
      {[88, 112, 400].map((x, i) => (
        <g key={x}>
          <path d={`M${x - 8} 304v-${30 + i * 8}h16v${30 + i * 8}z`} fill="var(--linen)" />
          <path d={`M${x} ${270 - i * 8}q-7-8 0-18q7 10 0 18z`} fill="var(--marigold)" />
        </g>
      ))}
      <Crate x={196} y={386} fill="var(--marigold)" />
      <Crate x={300} y={386} fill="var(--tomato)" />
    </>
  );
}
