import L from 'leaflet';
import { datesUnknown } from '../../../../components/event/texts.js';
import { formatDate } from '../../../../lib/format/dates.js';
import { locale } from '../../../../lib/format/texts.js';
import type { EventMapQuery } from '../../api/events.generated.js';
import { eventMap as texts } from '../../texts/map.js';
import styles from './events-map.module.css';

type Cluster = EventMapQuery['map']['clusters'][number];

export const CLOSEST_ZOOM = 16;
/** From here on, the outlines of the states alone say little. */
const CITY_ZOOM = 7;
export const BUBBLE = 44;

const iconOf = (count: number) =>
  L.divIcon({
    className: count > 1 ? (styles.cluster ?? '') : (styles.pin ?? ''),
    html: count > 1 ? count.toLocaleString(locale, { notation: 'compact' }) : '',
    iconSize: count > 1 ? [BUBBLE, BUBBLE] : [28, 28],
  });

/** Clusters that would cover each other become one, except where it could no longer be opened. */
function apart(clusters: readonly Cluster[], map: L.Map): readonly Cluster[] {
  if (map.getZoom() >= CLOSEST_ZOOM) return clusters;
  const shown: { cluster: Cluster; at: L.Point }[] = [];
  for (const cluster of clusters.toSorted((one, other) => other.count - one.count)) {
    const at = map.latLngToLayerPoint([cluster.latitude, cluster.longitude]);
    const covered = shown.find((one) => one.at.distanceTo(at) < BUBBLE);
    if (!covered) shown.push({ cluster, at });
    else covered.cluster = { ...covered.cluster, count: covered.cluster.count + cluster.count, event: null };
  }
  return shown.map(({ cluster }) => cluster);
}

function markerOf({ latitude, longitude, count, event }: Cluster, map: L.Map, open: (path: string) => void): L.Marker {
  const day = event?.eventDate ? formatDate(event.eventDate) : datesUnknown;
  const title = event ? `${event.title}, ${day}` : texts.cluster(count);
  const marker = L.marker([latitude, longitude], { icon: iconOf(count), title, alt: title });
  marker.on('click', () => {
    if (event) open(`/events/${event.id}`);
    else map.setView([latitude, longitude], Math.min(CLOSEST_ZOOM, map.getZoom() + 3));
  });
  return marker;
}

interface MarkersOptions {
  /** Where the ground names no cities. */
  nameCities: boolean;
  open: (path: string) => void;
}

export function markersOf(
  clusters: readonly Cluster[],
  map: L.Map,
  { nameCities, open }: MarkersOptions,
): L.LayerGroup {
  const named = new Set<string>();
  const markers = apart(clusters, map).map((cluster) => {
    const { city } = cluster;
    const marker = markerOf(cluster, map, open);
    if (!nameCities || map.getZoom() < CITY_ZOOM || !city || named.has(city)) return marker;
    named.add(city);
    const label = document.createElement('span');
    label.textContent = city;
    return marker.bindTooltip(label, { permanent: true, direction: 'bottom', offset: [0, 16], className: styles.city });
  });
  return L.layerGroup(markers);
}
