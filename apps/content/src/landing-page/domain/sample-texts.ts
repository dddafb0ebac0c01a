import type { LandingPageTexts } from './landing-page.events.js';

/** Examples for a new installation. The page marks each as a sample until staff replace it. */
export const sampleTexts: LandingPageTexts = {
  offer: {
    lead: 'A limited offer',
    text: 'We’ll help you set up your first market one on one: the listing, booth fees, and payout account.',
    action: 'Take a spot',
  },
  testimonials: {
    quotes: [
      {
        words:
          'I used to keep a notebook of deadlines. Now I see every deadline and fee before I fall in love with a market.',
        name: 'Vera',
        trade: 'stoneware, Juniper & Clay',
      },
      {
        words:
          'Applications used to come by mail, by text, and on napkins. Now they’re all in one place, and I review them in one evening.',
        name: 'Owen',
        trade: 'organizer, Riverside Markets',
      },
      {
        words:
          'Load-in at seven, booth 14, gate on the north side. I checked it on my phone in the van, and it was right.',
        name: 'Lucía',
        trade: 'sourdough and honey',
      },
    ],
  },
  story: {
    title: 'Why we built Stallbook',
    text: [
      'One of us sold candles on weekends. The other managed a churchyard market from a binder with a broken ring.',
      'One wet Saturday in October, a vendor found his spot given away. His check was in the binder, and the binder was in a car across town. He had driven two hours for nothing.',
      'It wasn’t anyone’s fault. Each side just couldn’t see what the other knew. So we built the first Stallbook that winter: one page per market, shared by both sides, with the fee, the deadline, the booth, and the load-in time.',
      'It’s still that page. We just made it harder to lose.',
    ].join('\n\n'),
    signature: 'The founders of Stallbook',
  },
  contact: { email: 'hello@stallbook.example' },
};
