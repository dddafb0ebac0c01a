import type { SeedBlueprint } from '../seed-blueprint.js';

export const marketing: readonly SeedBlueprint[] = [
  {
    key: 'fill-the-stall-before-market-day',
    category: 'marketing',
    title: 'Bring your own customers to the market',
    description: 'A two-week plan that tells people where you are, without a budget.',
    steps: [
      {
        title: 'Put the facts in one place',
        text: 'Write one short text with the market’s name, address, date, hours, where your stall is, and what is new. Use it everywhere, so that people never find two different times. Keep it as a note on your phone.',
        tasks: ['Write the text', 'Add the link of the event page', 'Check the hours with the organizer’s page'],
      },
      {
        title: 'Announce two weeks ahead',
        text: 'Post a picture of one product with the date and the place. Ask the organizer which name or tag the market uses, so that they can share your post. Shared posts reach people who already plan to come.',
        tasks: ['Post the announcement', 'Mention the market’s account', 'Save the date in your profile text'],
      },
      {
        title: 'Show the work, one week ahead',
        text: 'People like to see things being made. Film thirty seconds of the part that looks best: pouring, carving, picking, packing. Say at the end where it can be bought and when.',
        tasks: ['Film one short clip', 'Say the date and the place', 'Answer every comment the same day'],
      },
      {
        title: 'Offer a reason to stop by',
        text: 'Give people who follow you something small that is only at the stall: the first of a new batch, a color made for the day, or orders that they can collect. A reason beats a discount, and you keep your price.',
        tasks: [
          'Choose one thing that is only at the market',
          'Offer to set orders aside',
          'Bring a list of the orders',
        ],
      },
      {
        title: 'Say where you are, on the day',
        text: 'When the stall is ready, post a picture with a landmark: “left of the fountain”. Repeat at the busiest hour. In the evening say thank you, and where you are next.',
        tasks: ['Post the location when you open', 'Post the thanks and the next date in the evening'],
      },
    ],
  },
  {
    key: 'mailing-list-from-the-stall',
    category: 'marketing',
    title: 'Start a mailing list at your stall',
    description: 'Turn people who liked your products into people who come back, with one short email a month.',
    steps: [
      {
        title: 'Decide what you will send',
        text: 'One email a month is enough: where you will be, what is new, one picture. Promise exactly that when people sign up. A list that gets what it was promised stays.',
        tasks: ['Write the promise in one sentence', 'Choose the day of the month'],
      },
      {
        title: 'Choose a tool',
        text: 'Use a newsletter service instead of your own mailbox. It handles sign-ups and unsubscribing for you. In the United States, commercial email must name a postal address and offer a way to unsubscribe, and you must honor it. A post office box works as the address.',
        tasks: [
          'Compare the free plans of two services',
          'Set up the sender and the postal address',
          'Send yourself a test',
        ],
      },
      {
        title: 'Ask at the right moment',
        text: 'The right moment is after the sale, while you wrap: “Would you like to know when I am back?” Offer a code to scan and a paper list for those who prefer a pen. Never add addresses of people who did not ask.',
        tasks: ['Print a code in a stand', 'Prepare a paper list with a pen on a string', 'Practice the sentence'],
      },
      {
        title: 'Write the first email',
        text: 'Write it as if to one customer. The subject says where and when: “At the Riverside market on Saturday”. Then two short paragraphs, one picture and one link. Send it three to four days before the market.',
        tasks: ['Write fewer than 150 words', 'Add one picture and one link', 'Let someone read it on a phone'],
      },
      {
        title: 'Look at what worked',
        text: 'After three emails, see which links people followed and who came by. Keep what they liked, drop the rest, and thank people who unsubscribe by letting them go without questions.',
        tasks: ['Note what people mention at the stall', 'Drop one thing that did not work'],
      },
    ],
  },
];
