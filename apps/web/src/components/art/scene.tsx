import { ArtShow, CraftFair, FarmersMarket, Festival, OtherMarket, PopupMarket } from './scenes.js';

const scenes: Record<string, () => React.JSX.Element> = {
  craft_fair: CraftFair,
  farmers_market: FarmersMarket,
  art_show: ArtShow,
  festival: Festival,
  popup_market: PopupMarket,
  other: OtherMarket,
};

/** The default picture of a market event: flat shapes in the theme's colours, one scene per event type. */
export function Scene({ type, label, className }: { type: string; label?: string; className?: string }) {
  const Shapes = scenes[type] ?? OtherMarket;
  return (
    <svg
      viewBox="0 0 600 300"
      preserveAspectRatio="xMidYMax slice"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      width="100%"
      height="100%"
    >
      <rect width="600" height="300" fill="var(--sky-flat)" />
      <path d="M0 214q150-34 300-8t300-10v104H0z" fill="var(--ground)" />
      <Shapes />
    </svg>
  );
}
