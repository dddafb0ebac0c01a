import L from 'leaflet';
import { loadChunk } from '../../../../lib/load-chunk.js';

/** Tiles of the configured server with its credit, or the outlines of the states. */
export function addGround(map: L.Map, tiles: { url: string; attribution: string } | null): () => void {
  if (tiles) {
    L.tileLayer(tiles.url, { attribution: tiles.attribution.replaceAll('<', '&lt;'), maxZoom: 19 }).addTo(map);
    return () => undefined;
  }
  let isGone = false;
  void loadChunk(() => import('./outlines.js')).then(({ states }) => {
    if (isGone) return;
    const style = { className: 'map-outline', weight: 1, interactive: false };
    L.geoJSON(states(), { style, interactive: false }).addTo(map);
  });
  return () => {
    isGone = true;
  };
}
