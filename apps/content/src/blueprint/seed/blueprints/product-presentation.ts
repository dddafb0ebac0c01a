import type { SeedBlueprint } from '../seed-blueprint.js';

export const productPresentation: readonly SeedBlueprint[] = [
  {
    key: 'photos-and-display',
    category: 'product-presentation',
    title: 'Show products so that they explain themselves',
    description: 'Daylight photos, clear labels and a display that answers questions before they are asked.',
    steps: [
      {
        title: 'Photograph in daylight',
        text: 'Place a table next to a window, out of direct sun, with a sheet of white card opposite the window to brighten the shadows. Turn off lamps, because mixed light turns colors. Use the same background for all products so that they look like one shop.',
        tasks: [
          'Set up a table next to a window',
          'Photograph each product from the front and in the hand',
          'Delete all but the two best of each',
        ],
      },
      {
        title: 'Show size and use',
        text: 'The most common question about a picture is “how big is it?”. Show each product once in a hand, on a table or on a person. Food looks best cut open, cloth in folds, and jewelry worn.',
        tasks: ['Add one picture in use for each product', 'Add a measurement where it matters'],
      },
      {
        title: 'Write labels in three lines',
        text: 'Line one says what it is. Line two says why it is good: the material, the maker, the season. Line three is the price. For packaged food, your state’s rules come first: the name, ingredients, allergens, weight and your address are usually required.',
        tasks: [
          'Write three lines for every product',
          'For food: check the label rules of your state',
          'Print all labels in one style',
        ],
      },
      {
        title: 'Group by how people choose',
        text: 'People choose by occasion and price more than by kind: a gift under twenty, something for the kitchen, something for themselves. Build groups of three to five products and leave space between groups. A group that is never touched moves to a new place after an hour.',
        tasks: ['Name three occasions your customers have', 'Build a group for each', 'Move one group every hour'],
      },
      {
        title: 'Let people touch, taste or try',
        text: 'Hands sell. Offer one open sample of each kind, a mirror for what is worn, and a taste of what is eaten, as far as the health rules of your county and the market allow. Keep the sample clean and replace it before it looks tired.',
        tasks: [
          'Prepare one sample of each kind',
          'Ask the market about its rules on tasting',
          'Check samples every hour',
        ],
      },
    ],
  },
];
