import { amenities } from './texts/facts.js';

export type Amenity = keyof typeof amenities;

export const amenityNames = Object.keys(amenities) as Amenity[];
