import type { SeedBlueprint } from '../seed-blueprint.js';

export const gettingStarted: readonly SeedBlueprint[] = [
  {
    key: 'first-market-in-six-weeks',
    category: 'getting-started',
    title: 'Your first market in six weeks',
    description: 'From a product you make at home to a stall that is ready to sell, one week at a time.',
    steps: [
      {
        title: 'Choose what you will sell',
        text: 'Start small. Five to ten products that belong together are easier to make, price and explain than thirty. Choose the ones that people already ask you for, and that survive a day of sun, wind and hands. Leave the rest for your second market.',
        tasks: [
          'List every product you could bring',
          'Mark the ten that people ask for most',
          'Strike what breaks, melts or needs a long explanation',
        ],
      },
      {
        title: 'Find out which permits you need',
        text: 'Rules come from your state, county and city, so ask them and not a forum. Most states tax the sale of goods and want you to have a seller’s permit. Food usually needs a permit of the county health department, and home-made food follows your state’s cottage food law. Many markets also ask for liability insurance and a certificate that names the organizer as an additional insured. Some of these take weeks, which is why they come second.',
        tasks: [
          'Look up sales tax registration on your state’s website',
          'For food: call the county health department',
          'Ask an insurer what a certificate for one market and for a year costs',
          'Save every document as a PDF on your phone',
        ],
      },
      {
        title: 'Visit three markets as a customer',
        text: 'Walk each market at its busiest hour. Count how many stalls sell what you sell and what they charge. Notice where people stop, and what they carry when they leave. Talk to a vendor when it is quiet: most are glad to say whether the market is worth it.',
        tasks: [
          'Note the number of visitors in ten minutes',
          'Write down the prices of similar products',
          'Photograph two stalls that made you stop, after asking',
        ],
      },
      {
        title: 'Set your prices',
        text: 'Add up what one piece costs: materials, packaging, your time at a wage you would pay someone else, and a share of the booth fee. If the result is above what the market pays, change the product or the process, not the sum. Round to prices that are easy to add up and to give change for.',
        tasks: [
          'Work out the cost of each product',
          'Compare with the prices you wrote down',
          'Print one price list for yourself',
        ],
      },
      {
        title: 'Apply to two or three markets',
        text: 'Choose markets whose visitors fit your prices, close enough that you can be there before sunrise. Read the application deadline, the load-in time and the fee of each. Apply to more than one: good markets fill early, and an answer can take weeks.',
        tasks: [
          'Save three upcoming markets on Stallbook',
          'Complete your vendor profile with a picture and a description',
          'Send the applications',
        ],
      },
      {
        title: 'Rehearse and pack',
        text: 'Tape the size of your booth on a driveway and build the whole stall inside it. Time yourself. Take a picture from ten steps away: can you see what you sell? Then pack in the reverse order of setting up, and tape a packing list inside the lid of the box that you open first.',
        tasks: [
          'Build the stall once, with everything on it',
          'Prepare change for your first ten sales',
          'Make one test payment with your card reader',
          'Pack weights for every leg of the canopy',
        ],
      },
    ],
  },
  {
    key: 'know-your-numbers',
    category: 'getting-started',
    title: 'Know your numbers after every market',
    description: 'A twenty-minute habit that shows which markets pay, and which ones only feel busy.',
    steps: [
      {
        title: 'Write down the day before you drive home',
        text: 'Memory improves bad days and forgets good ones. Before you start the engine, note the sales in cash and by card, the number of sales, the weather and the hours you were open. It takes three minutes and cannot be done later.',
        tasks: [
          'Count the cash and subtract your starting change',
          'Note the card total',
          'Note how many sales you made',
        ],
      },
      {
        title: 'List the real costs',
        text: 'The booth fee is the visible cost. Add fuel, tolls and parking, food, card fees, the materials in what you sold, and help you paid. What the market cost you is the sum of all of them.',
        tasks: [
          'Enter the booth fee and any application fee',
          'Enter travel and food',
          'Enter the material cost of what you sold',
        ],
      },
      {
        title: 'Work out your hourly result',
        text: 'Sales minus costs is what you earned. Divide it by all hours: making, packing, driving, standing, unpacking. A market with lower sales ten minutes from home can beat a large one three hours away.',
        tasks: ['Count all hours, including travel and packing', 'Divide what you earned by the hours'],
      },
      {
        title: 'Find your average sale',
        text: 'Divide the sales by the number of sales. If the average is close to your cheapest product, people buy one small thing and leave. A bundle or a clear second product helps more than more visitors would.',
        tasks: ['Work out the average sale', 'Compare it with the last three markets'],
      },
      {
        title: 'Decide about next time',
        text: 'After three visits, a market has shown what it is. Keep those above the hourly result you need, try one change at those just below, and give up the rest without regret. The free weekend is worth something too.',
        tasks: [
          'Sort your markets by hourly result',
          'Choose one change to try at the one in the middle',
          'Put the deadlines of the best ones in your calendar',
        ],
      },
    ],
  },
];
