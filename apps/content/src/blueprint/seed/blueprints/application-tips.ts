import type { SeedBlueprint } from '../seed-blueprint.js';

export const applicationTips: readonly SeedBlueprint[] = [
  {
    key: 'application-that-gets-read',
    category: 'application-tips',
    title: 'Write an application that gets accepted',
    description: 'What organizers look for, in the order in which they look for it.',
    steps: [
      {
        title: 'Read the market like its organizer',
        text: 'An organizer builds a mix: enough food, not ten candle makers, something for children. Read the description, the list of vendors of last year and the market’s social media. Ask yourself which gap you would fill, and say it in one sentence. That sentence is the start of your application.',
        tasks: [
          'Find the vendor list or pictures of last year',
          'Write the sentence: “You have …, I would add …”',
          'Check that you meet every requirement',
        ],
      },
      {
        title: 'Describe products, not feelings',
        text: '“Beautiful handmade gifts” could be anything. “Beeswax candles in six sizes, poured in Salem, $8 to $32” lets an organizer place you. Say what it is, what it is made of, where and by you or someone else, and the price range.',
        tasks: [
          'Name each product group in plain words',
          'Give the price range',
          'Say what you make yourself and what you buy',
        ],
      },
      {
        title: 'Choose pictures that answer questions',
        text: 'Organizers want to know three things: what you sell, how the stall looks, and whether the two belong together. Send one picture of the whole booth, three of single products in daylight, and one of the products being made. Leave out collages, filters and text on pictures.',
        tasks: [
          'One picture of the whole booth, from the front',
          'Three pictures of products in daylight',
          'One picture of you at work',
        ],
      },
      {
        title: 'Prove that you are easy to work with',
        text: 'A vendor who arrives late or blows away in the wind costs an organizer more than a gap in the row. Mention your insurance, your permits, your canopy weights and markets that you have done. If this is your first, say so and say how you have prepared.',
        tasks: [
          'Attach or mention insurance and permits',
          'Name two markets you have done, or how you prepared',
          'State what you need: space, power, vehicle access',
        ],
      },
      {
        title: 'Check, send early, stay reachable',
        text: 'Read the application aloud once. Send it well before the deadline: many organizers review as applications arrive, and popular kinds of products fill first. Then watch for questions and answer the same day.',
        tasks: [
          'Read it aloud and cut a third',
          'Send it at least a week before the deadline',
          'Turn on notifications for answers',
        ],
      },
    ],
  },
  {
    key: 'after-a-rejection',
    category: 'application-tips',
    title: 'Turn a rejection into next year’s place',
    description: 'A calm plan for the day the answer is no, and for the application after it.',
    steps: [
      {
        title: 'Read the reason',
        text: 'Most rejections are about space: the market has its number of jewelry or soap stalls. Read the organizer’s reason twice and put it into one of three groups: full, did not fit, or something was missing. Only the last two ask you to change something.',
        tasks: ['Write the reason down in your own words', 'Put it in one group: full, fit or missing'],
      },
      {
        title: 'Answer in three sentences',
        text: 'Thank the organizer for the review, say that you would take a place that becomes free, and how many days of notice you need. Vendors cancel. Organizers remember who was friendly and could come at short notice.',
        tasks: ['Send the answer within two days', 'Name your notice: “I can come with three days of notice”'],
      },
      {
        title: 'Repair what was missing',
        text: 'If a document, a picture or a clear description was missing, repair it now, while you remember. Ask someone who has never seen your products to read the application and tell you what you sell. Where they hesitate, rewrite.',
        tasks: [
          'Let one outsider read the application',
          'Replace the weakest picture',
          'Renew what has expired: permits, insurance',
        ],
      },
      {
        title: 'Look for a better fit',
        text: 'A market that rejected you for fit saved you a slow day. Look for markets whose visitors already buy things like yours, at your prices. Smaller and newer markets accept more often and let you collect pictures and experience.',
        tasks: ['Save three markets with a similar audience', 'Apply to one smaller or newer market'],
      },
      {
        title: 'Visit, and apply early next year',
        text: 'Go to the market that rejected you. Say hello when it is quiet, without a pitch. Note what the stalls in your group looked like. Then put next year’s opening of applications in your calendar and apply in the first week.',
        tasks: [
          'Visit the market and introduce yourself',
          'Note what was missing in the row',
          'Set a reminder for the opening of applications',
        ],
      },
    ],
  },
];
