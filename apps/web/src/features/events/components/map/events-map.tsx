import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../components/ui/button.js';
import { Loading } from '../../../../components/ui/loading.js';
import { Notice } from '../../../../components/ui/notice.js';
import { useEventMapQuery, useMapPlaceQuery, useMapTilesQuery } from '../../api/events.generated.js';
import { areaOf, toInput, type Area, type Filters, type Order } from '../../filters.js';
import { eventMap as texts } from '../../texts/map.js';
import { eventList } from '../../texts/search.js';
import { addGround } from './ground.js';
import styles from './events-map.module.css';
import { BUBBLE, CLOSEST_ZOOM, markersOf } from './markers.js';
import { areaText, around, boundsOf, COUNTRY, viewOf } from './views.js';

interface EventsMapProps {
  chosen: Filters;
  order: Order;
  onArea: (area: string) => void;
  onClose: () => void;
}

/** In each direction of a place that events are only sorted by. */
const USUAL_MILES = 50;

/** Loaded on demand. Its markers can be reached with the keyboard, and the list has the same events. */
export function EventsMap(props: EventsMapProps) {
  const { chosen, order } = props;
  const { data, isError } = useMapTilesQuery();
  const { near, withinMiles } = toInput(chosen, new Date(), order);
  const asked = { input: { near, page: 1, pageSize: 1 } };
  const { currentData, isFetching } = useMapPlaceQuery(asked, { skip: !near });
  if (isError) return <Notice tone="warning">{texts.failed}</Notice>;
  if (!data || isFetching) return <Loading inline />;
  const place = currentData?.place.near;
  const start = areaOf(chosen) ?? (place ? around(place, withinMiles ?? USUAL_MILES) : COUNTRY);
  const key = [near, withinMiles].join();
  return <LoadedMap key={key} {...props} tiles={data.tiles} from={start} />;
}

interface LoadedMapProps extends EventsMapProps {
  tiles: { url: string; attribution: string } | null;
  /** The area where the map opens. */
  from: Area;
}

function LoadedMap({ chosen, order, onArea, onClose, tiles, from }: LoadedMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map>();
  const [view, setView] = useState<Area>();
  const [isMoved, setMoved] = useState(false);
  const navigate = useNavigate();
  const [start] = useState(from);

  useEffect(() => {
    if (!box.current) return;
    const made = L.map(box.current, {
      maxZoom: CLOSEST_ZOOM,
      minZoom: 2,
      // Tiles are sharp at whole steps only.
      zoomSnap: tiles ? 1 : 0.25,
      worldCopyJump: true,
    });
    const stop = addGround(made, tiles);
    made.fitBounds(boundsOf(start), { padding: [BUBBLE / 2, BUBBLE / 2] });
    setView(viewOf(made));
    made.on('moveend', () => {
      setView(viewOf(made));
      setMoved(true);
    });
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
    const layer = markersOf(found.map.clusters, map, { nameCities: !tiles, open: (to) => void navigate(to) });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, found, navigate, tiles]);

  return (
    <section className={styles.frame} aria-label={texts.label}>
      <div ref={box} className={styles.map} />
      <div className={styles.over}>
        {isMoved && view && areaText(view) !== chosen.area && (
          <Button small onClick={() => onArea(areaText(view))}>
            {texts.searchArea}
          </Button>
        )}
      </div>
      <Button look="secondary" small icon="list" className={styles.close} onClick={onClose}>
        {eventList.list}
      </Button>
      <p className={styles.found} role="status">
        {isError ? texts.failed : found && texts.found(found.map.total)}
      </p>
    </section>
  );
}
