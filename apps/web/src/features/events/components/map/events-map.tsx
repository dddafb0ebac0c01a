import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../components/ui/button.js';
import { Loading } from '../../../../components/ui/loading.js';
import { Notice } from '../../../../components/ui/notice.js';
import { formatDate } from '../../../../lib/format/dates.js';
import { locale } from '../../../../lib/format/texts.js';
import { useEventMapQuery, useMapTilesQuery, type EventMapQuery } from '../../api/events.generated.js';
import { areaOf, areaText, toInput, type Area, type Filters, type Order } from '../../filters.js';
import { eventMap as texts } from '../../texts/map.js';
import { addGround } from './ground.js';
import styles from './events-map.module.css';

type Cluster = EventMapQuery['map']['clusters'][number];

const COUNTRY: Area = { south: 24, west: -125, north: 50, east: -66 };
const CLOSEST_ZOOM = 16;
const boundsOf = ({ south, west, north, east }: Area) => L.latLngBounds([south, west], [north, east]);

function viewOf(map: L.Map): Area {
  const bounds = map.getBounds();
  const within = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees));
  return {
    south: within(bounds.getSouth(), 85),
    west: within(bounds.getWest(), 180),
    north: within(bounds.getNorth(), 85),
    east: within(bounds.getEast(), 180),
  };
}

const iconOf = (count: number) =>
  L.divIcon({
    className: count > 1 ? (styles.cluster ?? '') : (styles.pin ?? ''),
    html: count > 1 ? count.toLocaleString(locale, { notation: 'compact' }) : '',
    iconSize: count > 1 ? [44, 44] : [28, 28],
  });

interface EventsMapProps {
  chosen: Filters;
  order: Order;
  onArea: (area: string) => void;
}

/** Loaded on demand. Its markers can be reached with the keyboard, and the list has the same events. */
export function EventsMap({ chosen, order, onArea }: EventsMapProps) {
  const { data, isError } = useMapTilesQuery();
  if (isError) return <Notice tone="warning">{texts.failed}</Notice>;
  return data ? <LoadedMap chosen={chosen} order={order} onArea={onArea} tiles={data.tiles} /> : <Loading inline />;
}

function LoadedMap({
  chosen,
  order,
  onArea,
  tiles,
}: EventsMapProps & { tiles: { url: string; attribution: string } | null }) {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map>();
  const [view, setView] = useState<Area>();
  const navigate = useNavigate();
  const [start] = useState(() => areaOf(chosen) ?? COUNTRY);

  useEffect(() => {
    if (!box.current) return;
    const made = L.map(box.current, { maxZoom: CLOSEST_ZOOM, minZoom: 3, worldCopyJump: true });
    const stop = addGround(made, tiles);
    made.on('moveend', () => setView(viewOf(made)));
    made.fitBounds(boundsOf(start));
    setMap(made);
    return () => {
      stop();
      made.remove();
    };
  }, [start, tiles]);

  const filter = { ...toInput({ ...chosen, area: '' }, new Date(), order), order: undefined };
  const { currentData, data, isError } = useEventMapQuery({ input: { view: view ?? start, filter } }, { skip: !view });
  const found = currentData ?? data;

  useEffect(() => {
    if (!map || !found) return;
    const layer = L.layerGroup(found.map.clusters.map((cluster) => markerOf(cluster, map, (to) => void navigate(to))));
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, found, navigate]);

  const isMoved = view !== undefined && areaText(view) !== chosen.area;
  return (
    <section className={styles.frame} aria-label={texts.label}>
      <div ref={box} className={styles.map} />
      <div className={styles.over}>
        {isMoved && (
          <Button small onClick={() => onArea(areaText(view))}>
            {texts.searchArea}
          </Button>
        )}
      </div>
      <p className={styles.found} role="status">
        {isError ? texts.failed : found && texts.found(found.map.total)}
      </p>
    </section>
  );
}

function markerOf({ latitude, longitude, count, event }: Cluster, map: L.Map, open: (path: string) => void): L.Marker {
  const title = event ? `${event.title}, ${formatDate(event.eventDate)}` : texts.cluster(count);
  const marker = L.marker([latitude, longitude], { icon: iconOf(count), title, alt: title });
  marker.on('click', () => {
    if (event) open(`/events/${event.id}`);
    else map.setView([latitude, longitude], Math.min(CLOSEST_ZOOM, map.getZoom() + 3));
  });
  return marker;
}
