import type { SeedBlueprint } from '../seed-blueprint.js';

export const growthStrategies: readonly SeedBlueprint[] = [
  {
    key: 'plan-a-market-year',
    category: 'growth-strategies',
    title: 'Plan a market year that pays',
    description: 'Choose markets by what they earn you, spread the risk, and leave room to make things.',
    steps: [
      {
        title: 'Rank last year’s markets',
        text: 'List every market with sales, all costs and all hours. Sort by what you earned per hour. The order often surprises. Mark the top third as kept, the bottom third as dropped, and give the middle one more chance with one change.',
        tasks: [
          'List all markets with sales, costs and hours',
          'Sort by result per hour',
          'Mark kept, changed and dropped',
        ],
      },
      {
        title: 'Find your limit',
        text: 'Count what you can make in a week without borrowing from sleep. Divide by what you sell at a good market. That is how many markets you can supply. Planning beyond it means empty tables in the best month.',
        tasks: ['Count the weekly production', 'Work out how many markets it supplies'],
      },
      {
        title: 'Fill the calendar by season',
        text: 'Put the kept markets first, with the dates of their application deadlines. Then fill gaps with a mix: one sure market, one new one. Keep one free weekend a month for making, repairs and rest. The weeks before the winter holidays are the busiest for gifts, so plan stock backwards from there.',
        tasks: [
          'Enter the kept markets and their deadlines',
          'Add one new market a month',
          'Block one weekend a month',
        ],
      },
      {
        title: 'Spread the risk',
        text: 'Do not depend on one market for more than a third of the year. Mix indoor and outdoor, weekly and yearly. Note the refund rule of each market before you pay, because rain will come.',
        tasks: ['Work out the share of your largest market', 'Add one indoor market', 'Note the refund rules'],
      },
      {
        title: 'Review every quarter',
        text: 'Four times a year, compare plan and result for an hour. Move money and weekends from what does not work to what does. Write one sentence about what you learned, and read the old ones first.',
        tasks: ['Set four dates', 'Compare plan and result', 'Change one thing'],
      },
    ],
  },
];
