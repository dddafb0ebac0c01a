export { parcelMoved } from '../../testing/parcel.js';
export * from './host.js';
