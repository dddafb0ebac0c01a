import {
  createMarketEvent,
  IndoorOutdoor,
  MarketEventType,
  myMarketEvents,
  publishMarketEvent,
  updateMarketEvent,
  type CreateMarketEventInput,
} from '@stallbook/contracts';
import { addDays } from '@stallbook/kernel';
import type { DemoPerson } from './demo-caller.js';

const common = {
  startTime: '09:00',
  endTime: '15:00',
  loadInTime: '07:00',
  loadOutTime: '16:30',
  state: 'TX',
  indoorOutdoor: IndoorOutdoor.outdoor,
  maxVendors: 40,
  boothSize: '10 x 10 ft',
  boothFeeCents: 7_500,
  applicationFeeCents: 1_000,
  electricityAvailable: true,
  parkingAvailable: true,
  foodVendorsAllowed: true,
  setupInstructions: 'Check in at the blue tent. Cars leave the square by 8:30 a.m. Bring four weights of 40 lb.',
  cancellationPolicy: 'A full refund up to 14 days before the market.',
};

interface SeasonMarket extends Partial<CreateMarketEventInput> {
  title: string;
  description: string;
  location: string;
  city: string;
  /** From today. */
  inDays: number;
  draft?: true;
}

export const seasonMarkets = {
  harvest: {
    title: 'Riverside Harvest Market',
    description: 'Forty makers and growers under the pecan trees, with live music and a cider press.',
    eventType: MarketEventType.farmers_market,
    location: 'Riverside Park',
    city: 'Austin',
    inDays: 26,
  },
  moonlight: {
    title: 'Moonlight Makers Market',
    description: 'An evening market with string lights and street food.',
    eventType: MarketEventType.popup_market,
    location: 'Republic Square',
    city: 'Austin',
    inDays: 9,
    startTime: '17:00',
    endTime: '22:00',
    loadInTime: '15:00',
    loadOutTime: '23:00',
  },
  winter: {
    title: 'Winter Lights Craft Fair',
    description: 'Gifts from Texas makers, hot drinks, and a choir on Sunday.',
    eventType: MarketEventType.craft_fair,
    location: 'Palmer Events Center',
    city: 'Austin',
    inDays: 61,
    indoorOutdoor: IndoorOutdoor.indoor,
    boothFeeCents: 12_000,
  },
  spring: {
    title: 'Riverside Spring Fair',
    description: 'Seedlings, baked goods, and crafts by the river.',
    eventType: MarketEventType.craft_fair,
    location: 'Riverside Park',
    city: 'Austin',
    inDays: -40,
  },
  artWalk: {
    title: 'New Year Art Walk',
    description: 'Studios and sidewalk stalls along East Sixth Street.',
    eventType: MarketEventType.art_show,
    location: 'East Sixth Street',
    city: 'Austin',
    inDays: 90,
    draft: true,
  },
  weekend: {
    title: 'Lone Star Makers Weekend',
    description: 'A juried weekend for handmade goods on the courthouse square.',
    eventType: MarketEventType.craft_fair,
    location: 'Courthouse Square',
    city: 'San Marcos',
    inDays: 33,
    boothFeeCents: 9_500,
  },
  row: {
    title: 'Sunday Makers Row',
    description: 'A small monthly market by the river.',
    eventType: MarketEventType.popup_market,
    location: 'Plaza Park',
    city: 'San Marcos',
    inDays: 47,
    boothFeeCents: 4_000,
  },
  hearth: {
    title: 'Hearth & Harvest Festival',
    description: 'Food, fiddles, and folk art in the old mill.',
    eventType: MarketEventType.festival,
    location: 'Old Mill',
    city: 'Waco',
    inDays: 54,
  },
} satisfies Record<string, SeasonMarket>;

export type SeasonMarketName = keyof typeof seasonMarkets;

/** Finds the market by its title, because the dates of a command must not change when it is repeated later. */
export async function ensureMarket(organizer: DemoPerson, name: SeasonMarketName, today: string): Promise<string> {
  const { inDays, draft, ...market }: SeasonMarket = seasonMarkets[name];
  const { items } = await organizer.asks(myMarketEvents, { search: market.title, page: 1, pageSize: 10 });
  const eventDate = addDays(today, inDays);
  const dates = {
    eventDate,
    eventEndDate: eventDate,
    applicationDeadline: addDays(eventDate, -5),
    loadInDate: eventDate,
  };
  const found = items.find(({ title }) => title === market.title);
  const { id } = found ?? (await organizer.does(createMarketEvent, name, { ...common, ...market, ...dates }));
  if (!draft) await organizer.does(publishMarketEvent, name, { id });
  return id;
}

export async function closeApplications(organizer: DemoPerson, id: string, today: string): Promise<void> {
  await organizer.does(updateMarketEvent, `close ${today}`, { id, applicationDeadline: addDays(today, -1) });
}
