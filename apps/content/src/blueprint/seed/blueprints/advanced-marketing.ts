import type { SeedBlueprint } from '../seed-blueprint.js';

export const advancedMarketing: readonly SeedBlueprint[] = [
  {
    key: 'a-launch-people-wait-for',
    category: 'advanced-marketing',
    title: 'Launch a product that people wait for',
    description: 'Use your list, your regulars and the market itself to start a new product with a line in front.',
    steps: [
      {
        title: 'Choose the product with your customers',
        text: 'Bring two or three prototypes to a market and let people vote with a token in a jar. Note why they chose. A vote costs nothing, and people who voted want to know who won.',
        tasks: [
          'Make two or three prototypes',
          'Let people vote at one market',
          'Write down five reasons in their words',
        ],
      },
      {
        title: 'Set a date and a quantity',
        text: 'Choose a market where your regulars come, at least six weeks ahead. Decide how many you can make well, and say the number only if it is true. A real limit is interesting, an invented one costs trust.',
        tasks: ['Choose the market', 'Decide the quantity', 'Plan the production backwards from the date'],
      },
      {
        title: 'Tell the story in four parts',
        text: 'Week four: the idea and the vote. Week three: a problem you solved while making it. Week two: the finished product and its price. Week one: where and when. Use the same picture style and the reasons that customers gave you, in their words.',
        tasks: ['Write four short texts', 'Take one picture for each', 'Schedule them'],
      },
      {
        title: 'Give your list a head start',
        text: 'Let people on your mailing list reserve a few days before everyone else. Keep at least half for the stall, so that new visitors are not sent away. Bring a list of names and set the reserved ones aside.',
        tasks: ['Write the email with a limit and an end date', 'Keep half for the stall', 'Bring the list'],
      },
      {
        title: 'Make launch day visible',
        text: 'Give the new product the best place, alone, with one sign. Ask the organizer whether they mention new products in their own posts: many are glad to have something to say. Ask buyers for permission before you post their picture.',
        tasks: [
          'Clear the best place for it',
          'Write to the organizer a week ahead',
          'Ask before you photograph people',
        ],
      },
      {
        title: 'Learn from the numbers',
        text: 'Note how many were reserved, sold to new visitors and left over, and what else buyers took. Compare the cost of your time with the profit. Then decide: repeat, change or stop.',
        tasks: ['Write down the four numbers', 'Decide within a week', 'Tell your list how it went'],
      },
    ],
  },
];
