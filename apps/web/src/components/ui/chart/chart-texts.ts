export const chart = { showChart: 'Show chart', showTable: 'Show table' } as const;
