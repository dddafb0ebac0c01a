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
