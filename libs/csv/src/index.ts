export * from './read-csv.js';
export * from './csv-line.js';
