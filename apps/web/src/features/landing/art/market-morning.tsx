import { Bunting, Crate, Lantern, Pot, Roof, Tree } from '../../../components/art/parts.js';
import { Person, Visitor } from './people.js';

function Loaf({ x }: { x: number }) {
  return (
    <g>
      <path d={`M${x} 394q0-24 32-24t32 24z`} fill="var(--wood)" />
      <path d={`M${x + 16} 375l6 10M${x + 29} 372l6 11M${x + 43} 374l6 10`} stroke="var(--linen)" strokeWidth="3" />
    </g>
  );
}

function Jar({ x, fill }: { x: number; fill: string }) {
  return (
    <g>
      <rect x={x} y="324" width="26" height="32" rx="5" fill={fill} />
      <rect x={x + 2} y="316" width="22" height="9" rx="2" fill="var(--wood-deep)" />
      <rect x={x + 4} y="334" width="18" height="12" fill="var(--linen)" />
    </g>
  );
}

export function MarketMorning() {
  return (
    <>
      <circle cx="566" cy="132" r="58" fill="var(--marigold)" opacity=".85" />
      <path d="M-90 560q60-176 250-200 110-14 190-2t170-14 220 10h700v206z" fill="var(--ground)" />
      <path d="M4 62v330" stroke="var(--wood-deep)" strokeWidth="7" strokeLinecap="round" />
      <Lantern x={4} y={104} fill="var(--marigold)" />
      <Tree x={58} y={384} size={1.7} />
      <Tree x={664} y={378} size={1.35} />
      <g style={{ '--scene-cloth': 'var(--tomato)' } as React.CSSProperties}>
        <path d="M30 292v108M172 292v108" stroke="var(--wood-deep)" strokeWidth="6" />
        <path d="M18 356h164v52H18z" fill="var(--wood)" />
        <Roof x={6} y={236} width={190} count={7} slope={40} />
      </g>
      <Jar x={44} fill="var(--marigold)" />
      <Jar x={82} fill="var(--plum)" />
      <Jar x={120} fill="var(--marigold)" />

      <path d="M228 226v250M612 226v250" stroke="var(--wood-deep)" strokeWidth="9" />
      <Person x={430} y={392} hair="var(--hair)" coat="var(--sky)">
        <path d="M-17 0v-50h34V0z" fill="var(--linen)" />
        <path
          d="M-24-44q-24 24-22 42M24-44q30 8 40 -16"
          stroke="var(--sky)"
          strokeWidth="15"
          strokeLinecap="round"
          fill="none"
        />
      </Person>
      <Roof x={194} y={150} width={452} count={11} />
      <Pot x={238} y={394} fill="var(--sky)" tall />
      <Pot x={338} y={394} fill="var(--tomato)" tall />
      <Pot x={370} y={394} fill="var(--marigold)" />
      <Loaf x={486} />
      <Loaf x={540} />
      <path d="M208 392h424v22H208z" fill="var(--wood)" />
      <path d="M218 414h404v84H218z" fill="var(--wood-deep)" opacity=".62" />
      <path d="M218 440h404M218 468h404" stroke="var(--wood)" strokeWidth="2" opacity=".5" />
      <Crate x={540} y={486} fill="var(--tomato)" />
      <Crate x={458} y={494} fill="var(--cloth)" />
      <Visitor x={302} y={536} hair="var(--hair-gray)" coat="var(--plum)" bag="var(--marigold)" />
      <Visitor x={168} y={520} hair="var(--hair)" coat="var(--cloth)" bag="var(--tomato)" />
      <Bunting y={62} from={4} to={904} sag={58} />
    </>
  );
}
