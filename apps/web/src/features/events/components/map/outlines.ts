import { feature } from 'topojson-client';
import type { FeatureCollection } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'us-atlas/states-10m.json';

/** Comes with the app, so that the map needs no other server. */
export function states(): FeatureCollection {
  const topology = atlas as unknown as Topology<{ states: GeometryCollection }>;
  return feature(topology, topology.objects.states);
}
