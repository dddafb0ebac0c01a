export interface DemoCastMember {
  email: string;
  role: 'vendor' | 'organizer';
  businessName: string;
  contactName: string;
  city: string;
  state: string;
  products?: string;
}

const organizer = (name: string, businessName: string, contactName: string, city: string): DemoCastMember => ({
  email: `${name}@stallbook.example`,
  role: 'organizer',
  businessName,
  contactName,
  city,
  state: 'TX',
});
const vendor = (name: string, businessName: string, contactName: string, city: string, products: string) => ({
  ...organizer(name, businessName, contactName, city),
  role: 'vendor' as const,
  products,
});

/** The people around the demo accounts. Their passwords are random, so no one can sign in as one of them. */
export const DEMO_CAST: readonly DemoCastMember[] = [
  organizer('lonestar', 'Lone Star Makers', 'Luz Ortega', 'San Marcos'),
  organizer('hearth', 'Hearth & Harvest', 'Henry Cole', 'Waco'),
  vendor('honey', 'Wildflower Honey Co.', 'Hannah Reed', 'Austin', 'Raw honey, honeycomb, and beeswax candles'),
  vendor('bread', 'Two Rivers Bakehouse', 'Ben Tran', 'Round Rock', 'Sourdough, focaccia, and seasonal pastries'),
  vendor('soap', 'Cedar & Sage Soaps', 'Sofia Marin', 'Austin', 'Cold-process soaps, balms, and bath salts'),
  vendor('leather', 'Hill Country Leather', 'Hank Boyd', 'Kerrville', 'Belts, wallets, and dog collars'),
  vendor('prints', 'Paper Finch Prints', 'Priya Nair', 'Austin', 'Linocut prints, cards, and calendars'),
  vendor('salsa', 'Abuela’s Salsa Kitchen', 'Ana Flores', 'San Antonio', 'Small-batch salsas and hot sauces'),
  vendor('knits', 'Looped Knitwear', 'Lena Novak', 'Georgetown', 'Hand-knit hats, scarves, and blankets'),
  vendor('plants', 'Greenhouse No. 9', 'Gus Weber', 'Pflugerville', 'Houseplants, herbs, and succulents'),
  vendor('jewelry', 'Copper Wren Jewelry', 'Wren Adams', 'Austin', 'Copper and silver jewelry'),
  vendor('wood', 'Mesquite Woodworks', 'Marco Silva', 'Bastrop', 'Cutting boards, spoons, and bowls'),
  vendor('tea', 'Bluebonnet Tea', 'Tess Wright', 'Cedar Park', 'Loose-leaf teas and tea sets'),
];
