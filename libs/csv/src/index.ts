export * from './read-csv.js';
