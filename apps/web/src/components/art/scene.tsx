import { Ground, OuterTrees } from './parts.js';
import { ArtShow, CraftFair, FarmersMarket, Festival, OtherMarket, PopupMarket } from './scenes.js';

const scenes: Record<string, () => React.JSX.Element> = {
  craft_fair: CraftFair,
  farmers_market: FarmersMarket,
  art_show: ArtShow,
  festival: Festival,
  popup_market: PopupMarket,
  other: OtherMarket,
};

export const shapesOf = (type: string): (() => React.JSX.Element) => scenes[type] ?? OtherMarket;

export function Scene({ type, wide = false }: { type: string; wide?: boolean }) {
  const Shapes = shapesOf(type);
  return (
    <svg
      viewBox={wide ? '-218 0 1036 300' : '0 0 600 300'}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      width="100%"
      height="100%"
    >
      <rect x="-300" width="1200" height="300" fill="var(--sky-flat)" />
      <Ground />
      {wide && <OuterTrees />}
      <Shapes />
    </svg>
  );
}
