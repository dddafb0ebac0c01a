import { inEarthRadii, milesBetween, type Position } from './position.js';
import { boxAround, positionOfTile, tileAt, tileCountIn, tilesIn, type Box } from './tile.js';

/** Tiles some 40, 160 and 600 miles wide: few of one size cover any circle that can be asked for. */
const ZOOMS = [9, 7, 5] as const;
const MAX_TILES = 64;
/** Finer than a building, for the map. */
export const SPOT_ZOOM = 18;
/** The width of such a tile, at most. */
const SPOT_MILES = 0.1;

/** As MongoDB indexes it. */
export interface GeoPoint {
  type: 'Point';
  coordinates: [longitude: number, latitude: number];
}

export const geoPoint = ({ latitude, longitude }: Position): GeoPoint => ({
  type: 'Point',
  coordinates: [longitude, latitude],
});

export const positionAt = ({ coordinates: [longitude, latitude] }: GeoPoint): Position => ({ latitude, longitude });

export const milesTo = (point: GeoPoint, from: Position): number => milesBetween(from, positionAt(point));

/** A position as the indexes of market events need it. */
export interface Placed {
  point: GeoPoint;
  /** The tiles that contain it, one of each size. */
  tiles: string[];
  /** The smallest tile that contains the point. */
  spot: string;
}

export const placed = (position: Position): Placed => ({
  point: geoPoint(position),
  tiles: ZOOMS.map((zoom) => tileAt(position, zoom)),
  spot: tileAt(position, SPOT_ZOOM),
});

function tilesCovering(box: Box): string[] | undefined {
  const zoom = ZOOMS.find((one) => tileCountIn(box, one) <= MAX_TILES);
  return zoom && tilesIn(box, zoom);
}

/** The condition of the map. A box larger than all tiles leaves the choice to other conditions. */
export function withinBox(box: Box) {
  const tiles = tilesCovering(box);
  return {
    ...(tiles && { tiles: { $in: tiles } }),
    'point.coordinates.0': { $gte: box.west, $lte: box.east },
    'point.coordinates.1': { $gte: box.south, $lte: box.north },
  };
}

/** False if no place in the tile is within that distance. The corner nearest to the equator is the farthest from the middle. */
function reaches(tile: string, center: Position, miles: number): boolean {
  const middle = positionOfTile(tile);
  const corners = ['0', '3'].map((digit) => positionOfTile(tile.padEnd(SPOT_ZOOM, digit)));
  const radius = Math.max(...corners.map((corner) => milesBetween(middle, corner)));
  return milesBetween(center, middle) <= miles + radius + SPOT_MILES;
}

/**
 * Exact terms, which an index answers in the order of a list, and then the exact circle. In the north, where tiles are
 * small, the circle may be larger than all tiles.
 */
export function withinCircle(center: Position, miles: number) {
  const tiles = tilesCovering(boxAround(center, miles))?.filter((tile) => reaches(tile, center, miles));
  const circle = [[center.longitude, center.latitude], inEarthRadii(miles)] as const;
  return { ...(tiles && { tiles: { $in: tiles } }), point: { $geoWithin: { $centerSphere: circle } } };
}
