import { Bunting, Crate, Lantern, Pot, Stall, Tree } from './parts.js';

export function CraftFair() {
  return (
    <>
      <Tree x={70} y={236} size={1.1} />
      <Tree x={548} y={236} size={0.9} />
      <Stall x={150} y={88} width={300} legs={124} />
      <Pot x={188} y={198} fill="var(--sky)" tall />
      <Pot x={232} y={198} fill="var(--tomato)" />
      <Pot x={276} y={198} fill="var(--marigold)" tall />
      <Pot x={322} y={198} fill="var(--plum)" />
      <Pot x={366} y={198} fill="var(--sky)" />
      <Bunting y={26} sag={20} />
    </>
  );
}

export function FarmersMarket() {
  return (
    <>
      <Tree x={40} y={236} />
      <Stall x={96} y={84} width={186} legs={122} />
      <Stall x={330} y={84} width={186} legs={122} cloth="var(--tomato)" />
      <Crate x={112} y={170} fill="var(--tomato)" />
      <Crate x={194} y={170} fill="var(--cloth)" />
      <Crate x={346} y={170} fill="var(--marigold)" />
      <Crate x={428} y={170} fill="var(--plum)" />
      <Crate x={252} y={226} fill="var(--marigold)" />
    </>
  );
}

export function ArtShow() {
  const frame = (x: number, w: number, h: number, fill: string) => (
    <g key={x}>
      <path d={`M${x} ${80}h${w}v${h}h${-w}z`} fill="var(--linen)" stroke="var(--wood-deep)" strokeWidth="6" />
      <path
        d={`M${x + 14} ${80 + h - 14}l${(w - 28) * 0.4} ${-h * 0.45} ${(w - 28) * 0.25} ${h * 0.2} ${(w - 28) * 0.35} ${-h * 0.3}v${h * 0.55}z`}
        fill={fill}
      />
      <circle cx={x + w - 28} cy={104} r="9" fill="var(--marigold)" />
    </g>
  );
  return (
    <>
      <path d="M0 66h600" stroke="var(--wood)" strokeWidth="6" />
      {frame(70, 118, 132, 'var(--cloth)')}
      {frame(240, 128, 104, 'var(--sky)')}
      {frame(420, 112, 138, 'var(--plum)')}
      <path
        d="M304 190l-34 76M304 190l34 76M304 190v70M264 214h80"
        stroke="var(--wood-deep)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  );
}

export function Festival() {
  return (
    <>
      <path d="M120 240 300 92l180 148z" fill="var(--linen)" />
      <path d="M180 240 300 92l40 148zM400 240 300 92l110 148z" fill="var(--cloth)" opacity=".9" />
      <path d="M300 92V62" stroke="var(--wood-deep)" strokeWidth="4" />
      <path d="M300 62h34l-9 10 9 10h-34z" fill="var(--tomato)" />
      <path d="M270 240v-52a30 30 0 0 1 60 0v52z" fill="var(--wood-deep)" />
      <Bunting y={20} to={300} sag={26} />
      <Bunting y={20} from={300} sag={26} />
      <Lantern x={66} y={140} fill="var(--marigold)" />
      <Lantern x={120} y={116} fill="var(--tomato)" />
      <Lantern x={482} y={116} fill="var(--plum)" />
      <Lantern x={540} y={140} fill="var(--marigold)" />
    </>
  );
}

export function PopupMarket() {
  return (
    <>
      <Tree x={506} y={236} size={1.2} />
      <Stall x={170} y={86} width={230} legs={104} cloth="var(--sky)" />
      <path d="M156 206h258l-16 32H172z" fill="var(--tomato)" />
      <path d="M414 206l54-34" stroke="var(--wood-deep)" strokeWidth="6" strokeLinecap="round" />
      {[214, 356].map((x) => (
        <g key={x}>
          <circle cx={x} cy="246" r="26" fill="var(--wood-deep)" />
          <circle cx={x} cy="246" r="13" fill="var(--linen)" />
        </g>
      ))}
      <Pot x={206} y={176} fill="var(--marigold)" />
      <Pot x={262} y={176} fill="var(--plum)" tall />
      <Pot x={318} y={176} fill="var(--cloth)" />
      <Lantern x={90} y={96} fill="var(--marigold)" />
    </>
  );
}

export function OtherMarket() {
  return (
    <>
      <Tree x={90} y={236} size={1.3} />
      <Tree x={530} y={236} />
      <Stall x={220} y={92} width={190} legs={116} cloth="var(--plum)" />
      <path d="M262 184q24-26 48 0q22-24 44 0v14h-92z" fill="var(--marigold)" />
      <Crate x={146} y={226} fill="var(--tomato)" />
      <Bunting y={30} from={120} to={520} sag={22} />
    </>
  );
}
