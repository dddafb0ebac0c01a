export * from './read-csv.js';
export { csvLine } from '@stallbook/contracts/csv-line';
