export const importRow = {
  row: 1,
  title: 'Danville Market',
  eventDate: '2027-06-16',
  city: 'Danville',
  state: 'Vermont',
  eventType: 'farmers_market',
  boothFeeCents: 7_500,
  boothCount: 35,
};

/** jsdom has no `arrayBuffer` of a part of a file. */
export const withBytes = (file: File, bytes: Uint8Array<ArrayBuffer>) =>
  Object.assign(file, { slice: () => ({ arrayBuffer: () => Promise.resolve(bytes) }) });
