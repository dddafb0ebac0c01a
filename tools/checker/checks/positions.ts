import { findingsOf, repeated, type Finding } from '../finding.js';

export interface Placed {
  _id: string;
  /** Once the relay has sequenced it. */
  position: number | string;
}

const finding = findingsOf('positions');

/** The relay has given every commit one of the positions 1 … n. */
export function checkPositions(service: string, commits: readonly Placed[]): Finding[] {
  const places = commits.map(({ position }) => position).filter((position) => typeof position === 'number');
  const unstamped = commits.filter(({ position }) => typeof position !== 'number');
  const given = new Set(places);
  const last = places.reduce((most, place) => Math.max(most, place), 0);
  const gaps = Array.from({ length: last }, (_, index) => index + 1).filter((place) => !given.has(place));
  return [
    ...unstamped.map(({ _id }) => finding('lost', `${service}: commit ${_id} was never given a place`)),
    ...gaps.map((place) => finding('lost', `${service}: no commit has place ${place} of ${last}`)),
    ...repeated(places).map((place) => finding('doubled', `${service}: place ${place} was given more than once`)),
  ];
}
