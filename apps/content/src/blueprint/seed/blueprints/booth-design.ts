import type { SeedBlueprint } from '../seed-blueprint.js';

export const boothDesign: readonly SeedBlueprint[] = [
  {
    key: 'booth-that-stops-people',
    category: 'booth-design',
    title: 'Design a 10 × 10 booth that stops people',
    description: 'Layout, height and signs for the most common booth size, built from what you already own.',
    steps: [
      {
        title: 'Draw the floor plan',
        text: 'Draw a square of ten by ten feet and cut paper tables to scale. Try three layouts: a table along the front for small things, a U that people walk into, and an L with one open corner. A walk-in layout needs about three feet of free floor, or two people block it.',
        tasks: ['Measure your tables and racks', 'Draw three layouts to scale', 'Choose one and mark where you stand'],
      },
      {
        title: 'Build height',
        text: 'A flat table looks empty from ten steps away. Put the tallest things at the back, at eye level, and step down to the front. Crates, shelves and a cloth over boxes are enough. Everything tall must be tied to something, because wind and elbows arrive without notice.',
        tasks: [
          'Make three levels on every table',
          'Put one large product at eye level',
          'Tie down everything tall, and push it to test',
        ],
      },
      {
        title: 'Limit the colors',
        text: 'Choose one background color that makes your products stand out, and one accent for signs. Use the same cloth on every table, down to the ground, and hide boxes and bags behind it. A calm stall makes products look more valuable.',
        tasks: ['Choose a background and an accent', 'Cover tables to the ground', 'Hide boxes, bags and drinks'],
      },
      {
        title: 'Make signs that read from the aisle',
        text: 'One sign says what you sell in five words or fewer, high enough to be seen above a group of people. Price signs are large enough to read without bending. As a rule of thumb, letters an inch high can be read well from about ten feet.',
        tasks: ['Write what you sell in five words', 'Hang it above head height', 'Put a price on everything'],
      },
      {
        title: 'Make it safe',
        text: 'Weights belong on all four legs from the first minute, also on a still day. At least 24 pounds per leg is a common rule at markets, and more is better for a canopy with walls. Check what your market requires. Keep cables and cloths out of the aisle and cover the ones you need.',
        tasks: [
          'Read the market’s rule on weights',
          'Hang or strap weights on all four legs',
          'Walk around the stall and remove what you can trip over',
        ],
      },
      {
        title: 'Take the ten-step test',
        text: 'Step back ten steps, look for three seconds, look away. What do you remember? If it is not your best product, change the lights, the height or the place. Then ask someone who does not know your stall.',
        tasks: ['Take a picture from ten steps', 'Ask two people what the stall sells', 'Change one thing and repeat'],
      },
    ],
  },
  {
    key: 'set-up-in-forty-minutes',
    category: 'booth-design',
    title: 'Set up in forty minutes, take down in thirty',
    description: 'Pack, label and rehearse so that market mornings are calm.',
    steps: [
      {
        title: 'Give everything a box',
        text: 'Sort by when you need it, not by kind: first the canopy, weights and tables, then cloths and racks, then products, then the cash box. Number the boxes in that order. Clear boxes with lids save opening each one.',
        tasks: ['Sort into four groups by time', 'Number the boxes', 'Write the contents on two sides'],
      },
      {
        title: 'Build a kit that stays packed',
        text: 'Keep tape, string, scissors, clamps, a marker, a spare price tag, wipes, a first-aid kit, sunscreen and a charger in one bag that never gets unpacked at home. Refill it when you unload, not when you leave.',
        tasks: ['Pack the kit', 'Tape its list inside the lid', 'Refill it after each market'],
      },
      {
        title: 'Photograph the finished stall',
        text: 'When the stall looks right, take a picture of each side and of each table from above. Print them and keep them in box one. A helper can then set up without questions, and you stop deciding at six in the morning.',
        tasks: ['Photograph all sides and each table', 'Print the pictures for box one'],
      },
      {
        title: 'Load in reverse',
        text: 'What you need first goes in last. Canopy and weights belong at the door of the vehicle. At the market, unload everything to your place, move the vehicle, then set up. Organizers notice vendors who free the lane quickly.',
        tasks: [
          'Mark the place of each box in the vehicle',
          'Read the load-in window of the market',
          'Unload first, park, then build',
        ],
      },
      {
        title: 'Rehearse with a clock',
        text: 'Do it once at home with a timer, and note what took longest. It is usually products that are wrapped one by one, or tables that are dressed twice. Change that one thing and measure again at the market.',
        tasks: ['Time the setup and note the slowest part', 'Change it', 'Time the takedown too'],
      },
    ],
  },
];
