export * from './person-data.js';
