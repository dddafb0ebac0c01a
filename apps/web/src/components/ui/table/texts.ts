export const table = {
  pagesOf: (caption: string) => `Pages of ${caption.toLowerCase()}`,
  columns: 'Columns',
  columnsShown: 'Visible columns',
  csv: 'CSV',
  csvFailed: 'The file could not be created. Please try again.',
  print: 'Print',
  more: 'More',
  less: 'Less',
  sortBy: 'Sort by',
  asListed: 'As listed',
  ascending: (header: string) => `${header}, ascending`,
  descending: (header: string) => `${header}, descending`,
} as const;
