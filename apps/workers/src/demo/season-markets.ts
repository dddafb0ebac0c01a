import {
  createMarketEvent,
  deleteMarketEvent,
  IndoorOutdoor,
  MarketEventType,
  myMarketEvents,
  publishMarketEvent,
  type CreateMarketEventInput,
} from '@stallbook/contracts';
import { addDays } from '@stallbook/kernel';
import type { DemoCaller, DemoPerson } from './demo-caller.js';
import type { SeasonCalendar } from './season-calendar.js';

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
  cancellationPolicy: 'We open rain or shine. If we have to call the market off, you get everything back.',
};

export interface SeasonMarket extends Partial<CreateMarketEventInput> {
  /** A local part of a demo address. */
  organizer: 'organizer' | 'lonestar' | 'hearth';
  title: string;
  description: string;
  location: string;
  city: string;
  /** Days from the first day of the demo. */
  inDays: number;
  closesDaysBefore?: number;
  state?: 'TX';
  fate?: 'draft' | 'deleted';
}

export const seasonMarkets = {
  harvest: {
    organizer: 'organizer',
    title: 'Riverside Harvest Market',
    description: 'Forty makers and growers under the pecan trees, with live music and a cider press.',
    eventType: MarketEventType.farmers_market,
    location: 'Riverside Park',
    city: 'Austin',
    zipCode: '78702',
    inDays: 26,
  },
  lawn: {
    organizer: 'organizer',
    title: 'Market on the Lawn',
    description: 'Growers and makers in front of the library, with a reading tent for children.',
    eventType: MarketEventType.farmers_market,
    location: 'Library Lawn',
    city: 'Austin',
    zipCode: '78701',
    inDays: 0,
    startTime: '15:00',
    endTime: '21:00',
    loadInTime: '13:00',
    loadOutTime: '22:30',
    setupInstructions: 'Check in at the blue tent. Cars leave the lawn by 2:30 p.m. Bring four weights of 40 lb.',
    maxVendors: 24,
  },
  moonlight: {
    organizer: 'organizer',
    title: 'Moonlight Makers Market',
    description: 'An evening market with string lights and street food.',
    eventType: MarketEventType.popup_market,
    location: 'Republic Square',
    city: 'Austin',
    zipCode: '78701',
    inDays: 9,
    closesDaysBefore: 11,
    startTime: '17:00',
    endTime: '22:00',
    loadInTime: '15:00',
    loadOutTime: '23:00',
    setupInstructions: 'Check in at the blue tent. Cars leave the square by 4:30 p.m. Bring four weights of 40 lb.',
  },
  tasting: {
    organizer: 'organizer',
    title: 'Chef’s Tasting Row',
    description: 'Four stalls, four tastes: small plates, honey, salsa, and tea by the fountain.',
    eventType: MarketEventType.popup_market,
    location: 'Fountain Court',
    city: 'Austin',
    zipCode: '78704',
    inDays: 16,
    maxVendors: 4,
    boothFeeCents: 6_000,
  },
  winter: {
    organizer: 'organizer',
    title: 'Winter Lights Craft Fair',
    description: 'Gifts from Texas makers, hot drinks, and a choir.',
    eventType: MarketEventType.craft_fair,
    location: 'Palmer Events Center',
    city: 'Austin',
    zipCode: '78704',
    inDays: 61,
    indoorOutdoor: IndoorOutdoor.indoor,
    setupInstructions: 'Unload at the north dock and leave it by 8:30 a.m. Tables and power are in the hall.',
    boothFeeCents: 12_000,
  },
  spring: {
    organizer: 'organizer',
    title: 'Riverside Spring Fair',
    description: 'Seedlings, baked goods, and crafts by the river.',
    eventType: MarketEventType.craft_fair,
    location: 'Riverside Park',
    city: 'Austin',
    zipCode: '78702',
    inDays: -40,
  },
  opening: {
    organizer: 'organizer',
    title: 'Season Opening Market',
    description: 'The first market of the year, with a pancake breakfast.',
    eventType: MarketEventType.farmers_market,
    location: 'Republic Square',
    city: 'Austin',
    zipCode: '78701',
    inDays: -75,
    boothFeeCents: 6_500,
  },
  swap: {
    organizer: 'organizer',
    title: 'Yarn & Fabric Swap',
    description: 'Bring what you will not use, and take what you will.',
    eventType: MarketEventType.other,
    location: 'Old Depot',
    city: 'Austin',
    zipCode: '78702',
    inDays: 40,
    fate: 'deleted',
  },
  weekend: {
    organizer: 'lonestar',
    title: 'Lone Star Makers Weekend',
    description: 'A juried weekend for handmade goods on the courthouse square.',
    eventType: MarketEventType.craft_fair,
    location: 'Courthouse Square',
    city: 'San Marcos',
    zipCode: '78666',
    inDays: 33,
    boothFeeCents: 9_500,
  },
  row: {
    organizer: 'lonestar',
    title: 'Sunday Makers Row',
    description: 'A small monthly market by the river.',
    eventType: MarketEventType.popup_market,
    location: 'Plaza Park',
    city: 'San Marcos',
    zipCode: '78666',
    inDays: 47,
    boothFeeCents: 4_000,
  },
  hearth: {
    organizer: 'hearth',
    title: 'Hearth & Harvest Festival',
    description: 'Food, fiddles, and folk art in the old mill.',
    eventType: MarketEventType.festival,
    location: 'Old Mill',
    city: 'Waco',
    zipCode: '76701',
    inDays: 54,
  },
  mill: {
    organizer: 'hearth',
    title: 'Mill Yard Market',
    description: 'A spring day among makers, with bread from the old oven.',
    eventType: MarketEventType.craft_fair,
    location: 'Old Mill',
    city: 'Waco',
    zipCode: '76701',
    inDays: -24,
    boothFeeCents: 0,
    applicationFeeCents: 0,
  },
  brazos: {
    organizer: 'hearth',
    title: 'Brazos Pottery & Makers Day',
    description: 'Pottery, home goods, and wood from the Brazos valley, with a raku kiln in the yard.',
    eventType: MarketEventType.craft_fair,
    location: 'Suspension Bridge Park',
    city: 'Waco',
    zipCode: '76701',
    inDays: 75,
    boothFeeCents: 6_000,
  },
  blanco: {
    organizer: 'lonestar',
    title: 'Blanco River Art & Clay Fair',
    description: 'Pottery, prints, and home goods under the cypress trees, a short walk from the river.',
    eventType: MarketEventType.craft_fair,
    location: 'Cypress Grove',
    city: 'San Marcos',
    zipCode: '78666',
    inDays: 68,
    boothFeeCents: 8_000,
  },
  fireside: {
    organizer: 'hearth',
    title: 'Fireside Makers Festival',
    description: 'Handmade gifts and home goods, a bread oven, and a fiddle band by the fire.',
    eventType: MarketEventType.festival,
    location: 'Main Street',
    city: 'Georgetown',
    zipCode: '78626',
    inDays: 82,
    boothFeeCents: 7_000,
  },
  artWalk: {
    organizer: 'organizer',
    title: 'New Year Art Walk',
    description: 'Studios and sidewalk stalls along East Sixth Street.',
    eventType: MarketEventType.art_show,
    location: 'East Sixth Street',
    city: 'Austin',
    zipCode: '78702',
    inDays: 90,
    fate: 'draft',
  },
} satisfies Record<string, SeasonMarket>;

export type SeasonMarketName = keyof typeof seasonMarkets;

/** Markets are planned ten weeks ahead, and every one was there three weeks before the demo began. */
export const plannedOn = ({ inDays }: SeasonMarket): number => Math.min(inDays - 70, -21);

/** Repeats give the same market. */
export async function addMarket(caller: DemoCaller, name: SeasonMarketName, calendar: SeasonCalendar): Promise<string> {
  const market: SeasonMarket = seasonMarkets[name];
  const { organizer: owner, inDays, closesDaysBefore = 5, fate, ...fields } = market;
  const organizer = caller.as('organizer', owner);
  const eventDate = calendar.day(inDays);
  const dates = {
    eventDate,
    eventEndDate: eventDate,
    applicationDeadline: addDays(eventDate, -closesDaysBefore),
    loadInDate: eventDate,
  };
  const planned = plannedOn(market);
  const details = { ...common, ...fields, ...dates };
  const { id } = await organizer.does(createMarketEvent, name, details, calendar.at(planned, 0, 600));
  if (fate !== 'draft') await organizer.does(publishMarketEvent, name, { id }, calendar.at(planned, 1, 590));
  if (fate === 'deleted') await organizer.does(deleteMarketEvent, name, { id }, calendar.at(planned + 9, 2, 580));
  return id;
}

/** The date of a market of the season, or null before it exists. */
export async function dateOf(organizer: DemoPerson, name: SeasonMarketName): Promise<string | null> {
  const { title } = seasonMarkets[name];
  const { items } = await organizer.asks(myMarketEvents, { search: title, page: 1, pageSize: 10 });
  return items.find((one) => one.title === title)?.eventDate ?? null;
}
