import { feature } from 'topojson-client';
import atlas from 'us-atlas/states-10m.json';

type Topology = Parameters<typeof feature>[0];

/** Comes with the app, so that the map needs no other server. */
export function states() {
  const topology = atlas as unknown as Topology;
  const { states: all } = topology.objects;
  if (!all) throw new Error('the atlas has no states');
  return feature(topology, all);
}
