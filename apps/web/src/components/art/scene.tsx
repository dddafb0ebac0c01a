import { Tree } from './parts.js';
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

interface SceneProps {
  type: string;
  label?: string;
  wide?: boolean;
  className?: string;
}

export function Scene({ type, label, wide = false, className }: SceneProps) {
  const Shapes = shapesOf(type);
  return (
    <svg
      viewBox={wide ? '-218 0 1036 300' : '0 0 600 300'}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      width="100%"
      height="100%"
    >
      <rect x="-300" width="1200" height="300" fill="var(--sky-flat)" />
      <path d="M-300 226q150 -26 300 -12q150-34 300-8t300-10q150 -16 300 14v104H-300z" fill="var(--ground)" />
      {wide && (
        <>
          <Tree x={-150} y={240} size={1.3} />
          <Tree x={-70} y={252} size={0.8} />
          <Tree x={690} y={244} size={1.2} />
          <Tree x={770} y={256} size={0.8} />
        </>
      )}
      <Shapes />
    </svg>
  );
}
