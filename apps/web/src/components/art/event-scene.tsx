import type { CSSProperties } from 'react';
import { GoodsRow } from './goods.js';
import { layoutOf } from './layouts.js';
import { Ground, OuterTrees } from './parts.js';
import { traitsOf, type ScenicEvent, type Season } from './scene-traits.js';
import { shapesOf } from './scene.js';

export type { ScenicEvent } from './scene-traits.js';

const cloths = [
  'light-dark(#1e6b47, #2f8a60)',
  'light-dark(#b3341f, #c65c45)',
  'light-dark(#1f5f99, #4480b5)',
  'light-dark(#6b3a6e, #93609a)',
  'light-dark(#9a5b12, #b3772f)',
  'light-dark(#2a6f78, #46909a)',
];

const skies: Record<Season, { sky: string; ground: string; leaves: string }> = {
  spring: {
    sky: 'light-dark(#e2f0ea, #20352f)',
    ground: 'light-dark(#d5e2bd, #2a3424)',
    leaves: 'light-dark(#3f8a4f, #4f9a60)',
  },
  summer: {
    sky: 'light-dark(#dcebf3, #22323b)',
    ground: 'light-dark(#e6dcc4, #2b2d22)',
    leaves: 'light-dark(#1e6b47, #2f8a60)',
  },
  autumn: {
    sky: 'light-dark(#f4e8da, #362c25)',
    ground: 'light-dark(#dcc49d, #3a2f20)',
    leaves: 'light-dark(#b5651d, #c98544)',
  },
  winter: {
    sky: 'light-dark(#e3e8f2, #232a3a)',
    ground: 'light-dark(#f6f7fa, #3a414e)',
    leaves: 'light-dark(#5f7f8c, #6f909c)',
  },
};

const falling = Array.from({ length: 26 }, (_, index) => ({ x: -200 + ((index * 157) % 1000), y: (index * 71) % 220 }));
const weather: Record<Season, (at: { x: number; y: number }, index: number) => React.JSX.Element | null> = {
  spring: ({ x, y }, index) => <circle key={x} cx={x} cy={y} r={index % 2 ? 3 : 4} fill="var(--plum)" opacity=".35" />,
  summer: () => null,
  autumn: ({ x, y }, index) => (
    <path
      key={x}
      d={`M${x} ${y}q8-7 13 2q-7 8-13-2z`}
      fill={index % 2 ? 'var(--tomato)' : 'var(--marigold)'}
      opacity=".75"
    />
  ),
  winter: ({ x, y }, index) => <circle key={x} cx={x} cy={y} r={index % 3 ? 3 : 5} fill="var(--linen)" />,
};

/** The default picture of an event, in its season, with its kind of stalls and goods. */
export function EventScene({ event, wide }: { event: ScenicEvent; wide: boolean }) {
  const { type, season, goods, layout, cloth, mirrored, sun, hills } = traitsOf(event);
  const Shapes = layoutOf(type, layout) ?? shapesOf(type);
  const { sky, ground, leaves } = skies[season];
  const style = {
    '--scene-cloth': cloths[cloth],
    '--cloth': leaves,
    '--sky-flat': sky,
    '--ground': ground,
  } as CSSProperties;
  const crest = Math.round(hills * 300);
  return (
    <svg
      viewBox={wide ? '-218 0 1036 300' : '0 0 600 300'}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      width="100%"
      height="100%"
      style={style}
    >
      <rect x="-300" width="1200" height="300" fill="var(--sky-flat)" />
      <circle
        cx={40 + Math.round(sun * 520)}
        cy={54 + Math.round(hills * 30)}
        r={season === 'summer' ? 40 : 30}
        fill={season === 'winter' ? 'var(--linen)' : 'var(--marigold)'}
        opacity=".8"
      />
      <path
        d={`M-300 240Q${crest - 160} ${150 + sun * 30} ${crest + 60} 226T900 190V300H-300z`}
        fill="var(--cloth)"
        opacity=".18"
      />
      <Ground />
      <g transform={mirrored ? 'matrix(-1 0 0 1 600 0)' : undefined}>
        {wide && <OuterTrees />}
        <Shapes />
        <GoodsRow goods={goods} shift={cloth} />
      </g>
      <g>{falling.map(weather[season])}</g>
    </svg>
  );
}
