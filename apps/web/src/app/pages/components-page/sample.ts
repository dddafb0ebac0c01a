export const longName =
  'The Very Long Established and Widely Known Riverside Cooperative of Potters, Basket Weavers, Beekeepers and Bakers of the Lower Willamette Valley';
export const markup = '<script>alert("stall")</script> & <b>bold</b>';
export const unbroken = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenmacherei'.repeat(2);

export interface Booth {
  id: string;
  vendor: string;
  status: string;
  cents: number;
  place: string | null;
  at: string | null;
}

const names = ['Clay & Kiln', longName, markup, unbroken, 'Äpfel & Birnen', '陶器の店', '🍯 Honey House', ''];
const statuses = ['pending', 'accepted', 'completed', 'failed', 'rejected', 'refunded', 'processing', 'draft'];

export const booths: readonly Booth[] = Array.from({ length: 48 }, (_, index) => ({
  id: String(index),
  vendor: names[index] ?? `Stall ${index + 1}`,
  status: statuses[index % statuses.length] ?? 'draft',
  cents: index === 1 ? 123_456_789 : index * 1_250,
  place: index % 3 === 0 ? null : `Row ${'ABC'[index % 3]}, booth ${index}`,
  at: index % 4 === 0 ? null : `2027-05-${String((index % 28) + 1).padStart(2, '0')}T16:30:00.000Z`,
}));
