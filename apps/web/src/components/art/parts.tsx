const scallops = (x: number, width: number, count: number, y: number, drop: number) => {
  const w = width / count;
  return Array.from({ length: count }, (_, i) => ({
    d: `M${x + i * w} ${y}h${w}v${drop}a${w / 2} ${w / 2} 0 0 1 ${-w} 0z`,
    fill: i % 2 === 0 ? 'var(--scene-cloth, var(--cloth))' : 'var(--linen)',
  }));
};

export function Stall({
  x,
  y,
  width,
  cloth,
  legs,
}: {
  x: number;
  y: number;
  width: number;
  cloth?: string;
  legs: number;
}) {
  return (
    <g style={cloth ? ({ '--scene-cloth': cloth } as React.CSSProperties) : undefined}>
      <path
        d={`M${x + 8} ${y + 20}v${legs}M${x + width - 8} ${y + 20}v${legs}`}
        stroke="var(--wood-deep)"
        strokeWidth="6"
      />
      <path d={`M${x} ${y + legs - 14}h${width}v16h${-width}z`} fill="var(--wood)" />
      <path d={`M${x + 6} ${y + legs + 2}h${width - 12}v26h${-(width - 12)}z`} fill="var(--wood-deep)" opacity=".55" />
      {scallops(x - 8, width + 16, Math.max(5, Math.round(width / 26) | 1), y, 18).map((part) => (
        <path key={part.d} {...part} />
      ))}
    </g>
  );
}

const stripes = ['var(--scene-cloth, var(--cloth))', 'var(--linen)'];

export function Roof({
  x,
  y,
  width,
  count,
  slope = 62,
}: {
  x: number;
  y: number;
  width: number;
  count: number;
  slope?: number;
}) {
  const w = width / count;
  const inset = 34;
  const top = (i: number) => x + inset + (i * (width - 2 * inset)) / count;
  return (
    <g>
      {Array.from({ length: count }, (_, i) => {
        const left = x + i * w;
        return (
          <path
            key={i}
            d={`M${top(i)} ${y}H${top(i + 1)}L${left + w} ${y + slope}v16a${w / 2} ${w / 2} 0 0 1 ${-w} 0v-16z`}
            fill={stripes[i % 2]}
          />
        );
      })}
      <path d={`M${x} ${y + slope}h${width}`} stroke="var(--wood-deep)" strokeWidth="1.5" opacity=".35" />
    </g>
  );
}

export function Bunting({ y, from = 0, to = 600, sag }: { y: number; from?: number; to?: number; sag: number }) {
  const count = Math.round((to - from) / 50);
  const at = (t: number) => y + 4 * sag * t * (1 - t);
  const colors = ['var(--tomato)', 'var(--marigold)', 'var(--cloth)', 'var(--sky)', 'var(--linen)'];
  return (
    <g>
      <path
        d={`M${from} ${y}Q${(from + to) / 2} ${y + 2 * sag} ${to} ${y}`}
        fill="none"
        stroke="var(--wood-deep)"
        strokeWidth="2"
      />
      {Array.from({ length: count }, (_, i) => {
        const t = (i + 0.5) / count;
        const x = from + t * (to - from);
        return <path key={i} d={`M${x - 12} ${at(t) - 1}h24l-12 26z`} fill={colors[i % colors.length]} />;
      })}
    </g>
  );
}

export const Ground = () => (
  <path d="M-300 226q150 -26 300 -12q150-34 300-8t300-10q150 -16 300 14v104H-300z" fill="var(--ground)" />
);

/** On both sides of a wide scene. */
export const OuterTrees = () => (
  <>
    <Tree x={-150} y={240} size={1.3} />
    <Tree x={-70} y={252} size={0.8} />
    <Tree x={690} y={244} size={1.2} />
    <Tree x={770} y={256} size={0.8} />
  </>
);

export function Crate({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g>
      {[0, 1, 2, 3].map((i) => (
        <circle key={i} cx={x + 12 + i * 17} cy={y - (i % 2) * 4} r="11" fill={fill} />
      ))}
      <path d={`M${x} ${y}h76l-5 34h-66z`} fill="var(--wood)" />
      <path d={`M${x + 2} ${y + 11}h72M${x + 4} ${y + 22}h68`} stroke="var(--wood-deep)" strokeWidth="3" />
    </g>
  );
}

export function Tree({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-4 0v-50h8V0z" fill="var(--wood-deep)" />
      <circle cy="-66" r="34" fill="var(--cloth)" opacity=".55" />
      <circle cx="-20" cy="-48" r="22" fill="var(--cloth)" opacity=".7" />
    </g>
  );
}

export function Pot({ x, y, fill, tall = false }: { x: number; y: number; fill: string; tall?: boolean }) {
  const h = tall ? 48 : 30;
  // The outline is 0.83 of the height, with its foot on `y`.
  const rim = y - h * 0.83;
  return (
    <g>
      <path
        d={`M${x + 5} ${rim}h14q-3 7 5 ${h * 0.35}q6 ${h * 0.4} -4 ${h * 0.48}h-16q-10 ${-h * 0.08} -4 ${-h * 0.48}q8 ${-h * 0.2} 5 ${-h * 0.35}z`}
        fill={fill}
      />
      <path d={`M${x - 1} ${rim + h * 0.58}h26`} stroke="var(--linen)" strokeWidth="3" opacity=".8" />
    </g>
  );
}

export function Lantern({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g>
      <path d={`M${x} ${y - 20}v14`} stroke="var(--wood-deep)" strokeWidth="2" />
      <ellipse cx={x} cy={y + 10} rx="15" ry="17" fill={fill} />
      <path
        d={`M${x - 6} ${y - 8}h12M${x - 6} ${y + 28}h12`}
        stroke="var(--wood-deep)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}
