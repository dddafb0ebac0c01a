import { Ground } from './parts.js';
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

export function Scene({ type }: { type: string }) {
  const Shapes = shapesOf(type);
  return (
    <svg viewBox="0 0 600 300" preserveAspectRatio="xMidYMax slice" aria-hidden width="100%" height="100%">
      <rect x="-300" width="1200" height="300" fill="var(--sky-flat)" />
      <Ground />
      <Shapes />
    </svg>
  );
}
