import { Crate, Lantern, Pot } from './parts.js';
import type { Goods } from './scene-traits.js';

const bright = ['var(--tomato)', 'var(--marigold)', 'var(--plum)', 'var(--sky)'];

function Flowers({ x, fill }: { x: number; fill: string }) {
  return (
    <g>
      {[-12, 0, 12].map((at) => (
        <g key={at}>
          <path d={`M${x} 262L${x + at} 238`} stroke="var(--cloth)" strokeWidth="3" />
          <circle cx={x + at} cy={234 - (at === 0 ? 6 : 0)} r="8" fill={fill} />
          <circle cx={x + at} cy={234 - (at === 0 ? 6 : 0)} r="3" fill="var(--linen)" />
        </g>
      ))}
      <path d={`M${x - 13} 258h26l-4 24h-18z`} fill="var(--wood)" />
    </g>
  );
}

function Books({ x, fill }: { x: number; fill: string }) {
  return (
    <g>
      <path d={`M${x - 26} 270h52v12h-52z`} fill={fill} />
      <path d={`M${x - 22} 258h46v12h-46z`} fill="var(--linen)" />
      <path d={`M${x - 24} 246h44v12h-44z`} fill="var(--wood-deep)" />
    </g>
  );
}

function Bread({ x }: { x: number }) {
  return (
    <g>
      <path d={`M${x - 26} 268q0-22 26-22t26 22z`} fill="var(--marigold)" />
      <path d={`M${x - 12} 252l5 10M${x} 249v11M${x + 12} 252l-5 10`} stroke="var(--wood-deep)" strokeWidth="3" />
      <path d={`M${x - 32} 266h64l-6 16h-52z`} fill="var(--wood)" />
    </g>
  );
}

function Print({ x, fill }: { x: number; fill: string }) {
  return (
    <g>
      <path d={`M${x - 22} 232h44v50h-44z`} fill="var(--linen)" stroke="var(--wood-deep)" strokeWidth="4" />
      <path d={`M${x - 16} 276l12-22 9 12 6-8 7 18z`} fill={fill} />
    </g>
  );
}

const kinds: Record<Goods, (x: number, fill: string, index: number) => React.JSX.Element> = {
  pots: (x, fill, index) => <Pot x={x - 12} y={282} fill={fill} tall={index % 2 === 0} />,
  produce: (x, fill) => <Crate x={x - 38} y={248} fill={fill} />,
  flowers: (x, fill) => <Flowers x={x} fill={fill} />,
  books: (x, fill) => <Books x={x} fill={fill} />,
  bread: (x) => <Bread x={x} />,
  lanterns: (x, fill) => <Lantern x={x} y={250} fill={fill} />,
  prints: (x, fill) => <Print x={x} fill={fill} />,
};

/** What is sold, in front of the stalls. `shift` turns the colors. */
export function GoodsRow({ goods, shift }: { goods: Goods; shift: number }) {
  return (
    <g>
      {[52, 142, 458, 548].map((x, index) => (
        <g key={x}>{kinds[goods](x, bright[(index + shift) % bright.length] ?? '', index)}</g>
      ))}
    </g>
  );
}
