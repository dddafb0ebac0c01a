import type { SeedBlueprint } from '../seed-blueprint.js';

export const salesStrategies: readonly SeedBlueprint[] = [
  {
    key: 'friendly-selling',
    category: 'sales-strategies',
    title: 'Sell without being pushy',
    description: 'How to greet, listen and close, for people who would rather make things than sell them.',
    steps: [
      {
        title: 'Stand up and stay open',
        text: 'Stand at the side of the table, not behind it with a phone. Keep your hands busy with something that belongs to the stall: folding, labeling, trimming. People approach someone who is working more easily than someone who waits.',
        tasks: [
          'Choose a place to stand that leaves the front free',
          'Bring one small task',
          'Put the phone in the box',
        ],
      },
      {
        title: 'Greet with a fact',
        text: '“Can I help you?” invites “no, thanks”. A fact about what they look at invites a question: “That one is made from a fallen walnut tree.” Say it, then be quiet and let them look.',
        tasks: ['Write one fact for each of your five best products', 'Practice saying them in one breath'],
      },
      {
        title: 'Ask who it is for',
        text: 'One question finds the right product: is it for you or a gift? Then show two things, not seven. Too much choice makes people leave to think about it.',
        tasks: ['Practice the question', 'Decide on two suggestions for a gift and two for oneself'],
      },
      {
        title: 'Make the second item easy',
        text: 'Offer what belongs to it, once: the soap dish, the refill, the card. A set with a clear price is simpler than a discount that you have to calculate. Keep sets where people pay.',
        tasks: ['Build two sets with a price', 'Place them where you take payment'],
      },
      {
        title: 'Take the payment smoothly',
        text: 'Show that you accept cards with a small sign in front. Charge the reader overnight and bring a battery. Check before the market whether your reader works without a signal, and what happens to those payments.',
        tasks: [
          'Put up a sign with the ways to pay',
          'Charge the reader and a spare battery',
          'Try the reader without a signal',
        ],
      },
      {
        title: 'End so that they return',
        text: 'Wrap with care, add a card with your name and your next market, and say one thing about how to use it. People forget what you said, and keep the card.',
        tasks: ['Print cards with your next three dates', 'Put one in every bag'],
      },
    ],
  },
  {
    key: 'price-for-profit',
    category: 'sales-strategies',
    title: 'Price for profit, not for apologies',
    description: 'Find a price you can defend, and raise it without losing your regulars.',
    steps: [
      {
        title: 'Know what one piece costs',
        text: 'Make ten pieces and measure everything: material including waste, packaging, minutes of work. Pay yourself an hourly wage in the sum. Add a share of your fixed costs: booth fees, insurance, permits, tools. Divide by ten.',
        tasks: ['Measure a batch of ten', 'Add an hourly wage for yourself', 'Add a share of the fixed costs'],
      },
      {
        title: 'Add a margin that carries you',
        text: 'The cost is where the price starts. The margin pays for pieces that break, quiet days and new tools. If you ever want to sell through shops, remember that they commonly pay about half of the retail price. A retail price that leaves nothing at half is too low for that.',
        tasks: ['Add a margin to each product', 'Check what half of the price would leave'],
      },
      {
        title: 'Build three price levels',
        text: 'Offer something small that people buy without thinking, the product you are known for, and one that shows what you can do. The large one makes the middle one look reasonable, and sometimes sells.',
        tasks: ['Assign each product to a level', 'Fill the level that is empty'],
      },
      {
        title: 'Show prices without cents to count',
        text: 'Whole dollars are quicker to add and to give change for. If your state taxes the sale, decide whether your prices include the tax, and say so on a sign. Check how your state wants it shown.',
        tasks: ['Round the prices', 'Decide on tax included or added', 'Put up the sign'],
      },
      {
        title: 'Raise prices once a season',
        text: 'Raise them between seasons, not in the middle, and all together. Make the new signs look as if the price had always been there. If a regular asks, say the truth: materials cost more. Watch three markets before you judge.',
        tasks: ['Choose the date', 'Print new signs for everything', 'Compare average sales over three markets'],
      },
    ],
  },
];
