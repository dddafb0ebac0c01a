import { inEarthRadii, radians, type Position } from './position.js';

/** Web maps show no more of the poles. */
const MAX_LATITUDE = 85.05;
const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Fraction of the world map from the west and from the north. */
function fractionsOf({ latitude, longitude }: Position): readonly [x: number, y: number] {
  const sine = Math.sin(radians(between(-MAX_LATITUDE, latitude, MAX_LATITUDE)));
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [between(0, longitude / 360 + 0.5, 1), between(0, y, 1)];
}

const column = (fraction: number, zoom: number): number => Math.min(2 ** zoom - 1, Math.floor(fraction * 2 ** zoom));

/**
 * The tile of the world map that contains a position, as in web maps: one digit per level, so that a tile begins with the
 * name of each tile around it.
 */
export function tileAt(position: Position, zoom: number): string {
  const [x, y] = fractionsOf(position);
  return nameOf(column(x, zoom), column(y, zoom), zoom);
}

function nameOf(x: number, y: number, zoom: number): string {
  let name = '';
  for (let level = zoom - 1; level >= 0; level -= 1) {
    name += String(((x >> level) & 1) + 2 * ((y >> level) & 1));
  }
  return name;
}

export function tilesIn(box: Box, zoom: number): string[] {
  const { left, top, right, bottom } = gridOf(box, zoom);
  const tiles: string[] = [];
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) tiles.push(nameOf(x, y, zoom));
  }
  return tiles;
}

/** How many tiles `tilesIn` returns. */
export function tileCountIn(box: Box, zoom: number): number {
  const { left, top, right, bottom } = gridOf(box, zoom);
  return Math.max(0, right - left + 1) * Math.max(0, bottom - top + 1);
}

function gridOf({ south, west, north, east }: Box, zoom: number) {
  const [left, top] = fractionsOf({ latitude: north, longitude: west });
  const [right, bottom] = fractionsOf({ latitude: south, longitude: east });
  return {
    left: column(left, zoom),
    top: column(top, zoom),
    right: column(right, zoom),
    bottom: column(bottom, zoom),
  };
}

export function positionOfTile(tile: string): Position {
  let [x, y] = [0, 0];
  for (const digit of tile) {
    x = x * 2 + (Number(digit) & 1);
    y = y * 2 + (Number(digit) >> 1);
  }
  const size = 2 ** tile.length;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + 0.5)) / size))) * 180) / Math.PI;
  return { latitude, longitude: ((x + 0.5) / size - 0.5) * 360 };
}

/** The largest zoom, up to a limit, at which a box has no more than so many tiles on each side. */
export function zoomFor({ south, west, north, east }: Box, { tiles, most }: { tiles: number; most: number }): number {
  const [left, top] = fractionsOf({ latitude: north, longitude: west });
  const [right, bottom] = fractionsOf({ latitude: south, longitude: east });
  const widest = Math.max(right - left, bottom - top, 2 ** -most);
  return between(0, Math.floor(Math.log2(tiles / widest)), most);
}

/** Contains all positions within that distance. Across the date line, it goes around the whole earth. */
export function boxAround({ latitude, longitude }: Position, miles: number): Box {
  const height = (inEarthRadii(miles) * 180) / Math.PI;
  const width = height / Math.max(0.05, Math.cos(radians(Math.min(89, Math.abs(latitude) + height))));
  const crosses = Math.abs(longitude) + width > 180;
  return {
    south: Math.max(-90, latitude - height),
    north: Math.min(90, latitude + height),
    west: crosses ? -180 : longitude - width,
    east: crosses ? 180 : longitude + width,
  };
}
