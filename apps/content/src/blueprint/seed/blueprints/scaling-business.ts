import type { SeedBlueprint } from '../seed-blueprint.js';

export const scalingBusiness: readonly SeedBlueprint[] = [
  {
    key: 'second-stall',
    category: 'scaling-business',
    title: 'Run two stalls on one day',
    description: 'What has to be written down, bought and agreed before someone else sells for you.',
    steps: [
      {
        title: 'Check that the first stall is ready',
        text: 'A second stall doubles what works and what does not. Go on when you sell out regularly, turn down good markets for lack of hands, and know the profit of each market. Otherwise improve the first one.',
        tasks: [
          'Count the good markets you turned down',
          'Check that your stock would last for two',
          'Check the profit of the last six markets',
        ],
      },
      {
        title: 'Write the stall down',
        text: 'Write a manual that a newcomer can follow: packing list, pictures of the finished stall, prices, three facts for each product, what to do in rain, how to close. Let a friend set up with it while you stay silent. Where they stop, the manual is missing something.',
        tasks: ['Write the manual on four pages or fewer', 'Test it with someone new', 'Correct it the same day'],
      },
      {
        title: 'Hire properly',
        text: 'In the United States, a person who works at your times, with your things and by your rules is usually an employee. You then need an Employer Identification Number, which the IRS issues free of charge, a Form I-9 for the person, payroll taxes and, in nearly all states, workers’ compensation insurance. Ask an accountant once, before the first day.',
        tasks: [
          'Get the Employer Identification Number',
          'Ask an accountant and your insurer',
          'Agree on wage, hours and tasks in writing',
        ],
      },
      {
        title: 'Buy the second kit',
        text: 'Do not split the first kit. List what a stall needs and buy it twice: canopy, weights, tables, cloths, signs, card reader, cash box. Mark the kits with two colors so that boxes never mix.',
        tasks: ['List the kit with prices', 'Work out after how many markets it has paid for itself', 'Mark both kits'],
      },
      {
        title: 'Control money and stock',
        text: 'Count stock out and in for each stall, and cash before and after, together and signed. Use a separate card reader login for each person. This protects your helper as much as you.',
        tasks: ['Make a one-page count sheet', 'Give each person their own login', 'Agree who counts and when'],
      },
      {
        title: 'Start small and compare',
        text: 'Send your helper to the market that you know best, and go to the new one yourself. After three days, compare both with your days alone. Keep the second stall if it pays for itself, the wage, and your calm.',
        tasks: ['Plan three days', 'Visit the second stall once during the day', 'Compare and decide'],
      },
    ],
  },
];
