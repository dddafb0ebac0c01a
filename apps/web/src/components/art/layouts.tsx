import { Bunting, Crate, Pot, Roof, Stall, Tree } from './parts.js';

function RoofStall({ x, width, count }: { x: number; width: number; count: number }) {
  return (
    <g>
      <path d={`M${x + 16} 140v98M${x + width - 16} 140v98`} stroke="var(--wood-deep)" strokeWidth="6" />
      <path d={`M${x + 10} 196h${width - 20}v16h${20 - width}z`} fill="var(--wood)" />
      <path d={`M${x + 16} 212h${width - 32}v26h${32 - width}z`} fill="var(--wood-deep)" opacity=".55" />
      <Roof x={x} y={84} width={width} count={count} slope={46} />
    </g>
  );
}

function Hall() {
  return (
    <>
      <Bunting y={22} sag={18} />
      <RoofStall x={120} width={360} count={9} />
      <Pot x={190} y={196} fill="var(--marigold)" tall />
      <Crate x={250} y={166} fill="var(--tomato)" />
      <Pot x={352} y={196} fill="var(--sky)" />
      <Pot x={392} y={196} fill="var(--plum)" tall />
    </>
  );
}

function Lane() {
  return (
    <>
      <Stall x={36} y={104} width={140} legs={104} cloth="var(--marigold)" />
      <Stall x={228} y={92} width={144} legs={116} />
      <Stall x={424} y={104} width={140} legs={104} cloth="var(--plum)" />
      <Crate x={66} y={164} fill="var(--tomato)" />
      <Crate x={262} y={164} fill="var(--marigold)" />
      <Crate x={456} y={164} fill="var(--sky)" />
    </>
  );
}

function Corner() {
  return (
    <>
      <Tree x={552} y={238} size={1.5} />
      <RoofStall x={44} width={250} count={7} />
      <Stall x={348} y={112} width={150} legs={96} cloth="var(--sky)" />
      <Crate x={90} y={166} fill="var(--plum)" />
      <Crate x={180} y={166} fill="var(--marigold)" />
      <Pot x={384} y={194} fill="var(--tomato)" tall />
      <Pot x={430} y={194} fill="var(--marigold)" />
    </>
  );
}

const markets = [Hall, Lane, Corner];
/** Ways to set up stalls, for the types that consist of stalls; the others keep their own shapes. */
const arranged: Record<string, readonly (() => React.JSX.Element)[]> = {
  craft_fair: markets,
  farmers_market: markets,
  popup_market: [Hall, Corner],
  other: markets,
};

/** undefined for the shapes of the type itself. */
export const layoutOf = (type: string, layout: number): (() => React.JSX.Element) | undefined => {
  const choices = [undefined, ...(arranged[type] ?? [])];
  return choices[layout % choices.length];
};
