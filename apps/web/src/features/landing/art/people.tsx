interface PersonProps {
  x: number;
  y: number;
  hair: string;
  coat: string;
  children?: React.ReactNode;
}

/** `x` is the center, `y` the line of the hips. Children are drawn over the coat. */
export function Person({ x, y, hair, coat, children }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-26 0v-44q0-26 26-26t26 26V0z" fill={coat} />
      <path d="M-7-78h14v14q-7 7-14 0z" fill="var(--skin)" />
      <circle cy="-92" r="20" fill="var(--skin)" />
      <path d="M-21-90q-3-26 21-27t22 25q-8-12-20-12t-23 14z" fill={hair} />
      {children}
    </g>
  );
}

export function Visitor({ x, y, hair, coat, bag }: { x: number; y: number; hair: string; coat: string; bag: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-15 0v-62h12V0zM3 0v-62h12V0z" fill="var(--wood-deep)" />
      <path d="M-27-54v-58q0-26 27-26t27 26v58z" fill={coat} />
      <circle cy="-158" r="21" fill={hair} />
      <path d="M-18-132 26-76" stroke={bag} strokeWidth="5" />
      <path d="M10-84h34l5 40H6z" fill={bag} />
    </g>
  );
}
