import {
  addBookmark,
  answerInvitation,
  BookmarkTarget,
  blueprints,
  DEMO_CAST,
  editApplication,
  enterCalculationResult,
  expressInterest,
  InvitationAnswer,
  markApplication,
  MarketEventType,
  profilesByIds,
  saveApplicationTemplate,
  saveBlueprintProgress,
  saveCalculation,
  saveVendorPreferences,
  sendInvitation,
  shareAddress,
  tickPlanningTask,
  updateProfile,
} from '@stallbook/contracts';
import type { DemoCaller } from './demo-caller.js';
import type { SeasonCalendar } from './season-calendar.js';
import type { SeasonMarketName } from './season-markets.js';

type Markets = Record<SeasonMarketName, string>;

export interface Tools {
  caller: DemoCaller;
  calendar: SeasonCalendar;
  market: Markets;
  applicationOf(vendor: string, market: SeasonMarketName): string;
}

/** What the people say about themselves. */
export async function introduce({ caller, calendar }: Pick<Tools, 'caller' | 'calendar'>): Promise<void> {
  const at = calendar.at(-146, 1, 900);
  const vera = caller.as('vendor', 'vendor');
  const owner = caller.as('organizer', 'organizer');
  const sharing = ['vendor', 'bread', 'soap'].map((name) =>
    caller.as('vendor', name).does(shareAddress, 'season', { isShared: true, withPhone: true }, at),
  );
  await Promise.all([
    ...sharing,
    vera.does(
      updateProfile,
      'season',
      {
        description: 'Vera throws tableware and planters from Texas clay, and glazes them in the colors of the hills.',
        productCategories: ['Pottery', 'Home goods'],
        website: 'https://juniper-and-clay.example',
        phone: '512-555-0142',
      },
      at,
    ),
    owner.does(
      updateProfile,
      'season',
      {
        description: 'We run the markets along the river: forty makers and growers, six Saturdays a year.',
        website: 'https://riverside-markets.example',
        phone: '512-555-0117',
      },
      at,
    ),
    ...DEMO_CAST.filter(({ role }) => role === 'vendor').map(({ email, products = '', businessName }) => {
      const change = { description: `${businessName}: ${products}.`, productCategories: [products.split(', ')[0]!] };
      return caller.as('vendor', email.split('@')[0]!).does(updateProfile, 'season', change, at);
    }),
  ]);
}

/** Interests, invitations, and what people saved for later. */
export async function lookAround({ caller, calendar, market }: Tools): Promise<void> {
  const vera = caller.as('vendor', 'vendor');
  const owner = caller.as('organizer', 'organizer');
  const lonestar = caller.as('organizer', 'lonestar');
  const interested = [
    ['bread', 'Is there room for a bakery with an oven?'],
    ['leather', null],
    ['plants', 'We have 60 poinsettias.'],
  ] as const;
  const customMessage = 'We would love to sell at your market. May we hold a booth?';
  const invite = async () => {
    const { id } = await vera.does(
      sendInvitation,
      'row',
      { eventId: market.row, customMessage },
      calendar.at(-8, 3, 300),
    );
    await lonestar.does(answerInvitation, 'row', { id, answer: InvitationAnswer.accepted }, calendar.at(-7, 4, 290));
  };
  await Promise.all([
    ...interested.map(([name, message], index) => {
      const at = calendar.at(index - 6, index, 200 - index);
      return caller.as('vendor', name).does(expressInterest, 'winter', { eventId: market.winter, message }, at);
    }),
    vera.does(
      expressInterest,
      'row',
      { eventId: market.row, message: 'Do you have a shaded spot for pottery?' },
      calendar.at(-10, 2, 320),
    ),
    caller
      .as('vendor', 'soap')
      .does(sendInvitation, 'winter', { eventId: market.winter, customMessage }, calendar.at(-3, 2, 100)),
    invite(),
    ...[market.winter, market.hearth, market.row].map((targetId, index) =>
      vera.does(
        addBookmark,
        targetId,
        { targetType: BookmarkTarget.event, targetId },
        calendar.at(-12 + index, 5, 500 - index),
      ),
    ),
    ...['honey', 'prints'].map((name, index) => {
      const targetId = caller.as('vendor', name).id;
      const at = calendar.at(-11 + index, 3, 480 - index);
      return owner.does(addBookmark, targetId, { targetType: BookmarkTarget.vendor, targetId }, at);
    }),
  ]);
}

/** The organizer's notes, and the change of an application that waits. */
export async function takeNotes({ caller, calendar, applicationOf }: Tools): Promise<void> {
  const owner = caller.as('organizer', 'organizer');
  const prints = applicationOf('prints', 'harvest');
  const notes = {
    prints: {
      shortlisted: true,
      rating: 5,
      tags: ['prints', 'near the entrance'],
      note: 'Wants an outlet: C6 has one.',
    },
    knits: { rating: 4, tags: ['wool'], note: 'Lovely blankets. Ask for a photo of the stand.' },
    plants: { shortlisted: true, rating: 5, tags: ['double stand'], note: 'Sold out in spring.' },
  };
  await Promise.all([
    ...Object.entries(notes).map(([name, marks]) =>
      owner.does(
        markApplication,
        name,
        { applicationId: applicationOf(name, 'harvest'), ...marks },
        calendar.at(-2, 3, 90),
      ),
    ),
    caller
      .as('vendor', 'prints')
      .does(
        editApplication,
        'harvest',
        { applicationId: prints, productsOffered: 'Linocut prints, cards, and 2-color calendars made at the stand' },
        calendar.at(-1, 2, 95),
      ),
  ]);
}

const day = {
  vehicle: 'van' as const,
  lodgingNights: 0,
  mealsCents: 2_500,
  marketingCents: 1_500,
  itemPriceCents: 3_200,
  itemCostCents: 900,
  hoursWorked: 9,
};

/** What Vera plans, reckons, and learns. */
export async function useVendorTools({ caller, calendar, market }: Tools): Promise<void> {
  const vera = caller.as('vendor', 'vendor');
  const reckon = async (name: 'opening' | 'spring', from: number, unitsSold: number) => {
    const inputs = { ...day, distanceMiles: 6, boothFeeCents: 7_500, expectedSales: 45 };
    const step = `result ${name}`;
    const saved = await vera.does(saveCalculation, name, { eventId: market[name], inputs }, calendar.at(from, 1, 300));
    const result = { id: saved.id, unitsSold, itemPriceCents: 3_200 };
    await vera.does(enterCalculationResult, step, result, calendar.at(from + 6, 2, 200));
  };
  const learn = async () => {
    const [first] = await vera.asks(blueprints, {});
    if (!first) return;
    const progress = {
      blueprintId: first.id,
      currentStep: Math.min(2, first.stepCount),
      completed: false,
    };
    await vera.does(saveBlueprintProgress, 'first', progress, calendar.at(-5, 4, 210));
  };
  await Promise.all([
    vera.does(
      saveVendorPreferences,
      'season',
      {
        productCategories: ['pottery', 'home goods'],
        maxTravelDistance: 120,
        boothFeeMinCents: 0,
        boothFeeMaxCents: 15_000,
        eventTypes: [MarketEventType.craft_fair, MarketEventType.farmers_market, MarketEventType.festival],
      },
      calendar.at(-140, 2, 800),
    ),
    vera.does(
      saveApplicationTemplate,
      'season',
      {
        templateName: 'Pottery, 10 × 10',
        businessDescription: 'A two-person pottery from Austin.',
        productsOffered: 'Hand-thrown mugs, planters, and serving bowls',
        boothSetup: 'One white 10 x 10 ft tent with sandbags, three wooden shelves',
        yearsExperience: 7,
        insuranceInfo: 'Liability insurance of $1 million, certificate on request',
      },
      calendar.at(-139, 3, 790),
    ),
    reckon('opening', -79, 52),
    reckon('spring', -44, 61),
    vera.does(
      saveCalculation,
      'harvest',
      { eventId: market.harvest, inputs: { ...day, distanceMiles: 8, boothFeeCents: 7_500, expectedSales: 60 } },
      calendar.at(-6, 3, 150),
    ),
    learn(),
  ]);
}

/** In the order in which an organizer comes to them. A vendor of the lawn market has not paid yet. */
const doneTasks = {
  lawn: ['site', 'insurance', 'recruit', 'promote', 'layout', 'documents', 'supplies', 'decide'],
  moonlight: ['site', 'insurance', 'recruit', 'promote', 'decide'],
  harvest: ['site', 'insurance', 'recruit'],
} satisfies Partial<Record<SeasonMarketName, string[]>>;

export async function plan({ caller, calendar, market }: Tools): Promise<void> {
  const owner = caller.as('organizer', 'organizer');
  const tick = async (name: keyof typeof doneTasks) => {
    for (const taskId of doneTasks[name])
      await owner.does(
        tickPlanningTask,
        `${name} ${taskId}`,
        { eventId: market[name], taskId, isDone: true },
        calendar.at(-9, 4, 140),
      );
  };
  await Promise.all([tick('lawn'), tick('moonlight'), tick('harvest')]);
}

/** @returns whether every account of the demo is there */
export async function isEveryoneHere(caller: DemoCaller, demoAccountIds: string[]): Promise<boolean> {
  const found = await caller.as('organizer', 'organizer').asks(profilesByIds, { ids: demoAccountIds });
  return found.length === demoAccountIds.length;
}
