export * from './read-csv.js';
export * from './write-csv.js';
