export interface AttendeeFeature {
  slug: string;
  title: string;
  lead: string;
  /** An illustration of `components/art`. */
  scene: string;
  points: readonly string[];
  until: string;
}

export const attendee = {
  title: 'For visitors of markets',
  lead: 'What Stallbook does for the people who come to the market to look, taste and buy.',
  soon: 'coming soon',
  planned: 'What we have in mind',
  meanwhile: 'Until then',
  waitlist: 'Hear of it first',
  waitlistText: 'Leave your name and address. We write once, on the day it opens.',
  all: 'All features for visitors',
  events: 'Browse events',
} as const;

export const attendeeFeatures: readonly AttendeeFeature[] = [
  {
    slug: 'smart-discovery',
    title: 'Smart discovery',
    lead: 'Find the markets near you that fit what you like.',
    scene: 'farmers_market',
    points: [
      'Say what you come for, such as bread, pottery or music, and see the markets that have it.',
      'A map of the next weekend around the place where you are.',
      'Which vendors come, before you set out.',
    ],
    until: 'The search on the events page finds markets by name, place, date and kind.',
  },
  {
    slug: 'one-click-registration',
    title: 'One-click registration',
    lead: 'Say that you are coming to a market with a single click.',
    scene: 'popup_market',
    points: [
      'One click for markets that want to know how many come.',
      'A place in a workshop or a tasting, kept for you.',
      'Taken back as easily, so that somebody else can have it.',
    ],
    until: 'Most markets are open to everybody; the page of an event says when and where.',
  },
  {
    slug: 'secure-ticketing',
    title: 'Secure ticketing',
    lead: 'Tickets for festivals and fairs that are yours alone and always at hand.',
    scene: 'festival',
    points: [
      'Tickets on your phone that work without a network at the gate.',
      'Each good for one entry, and passed on to a friend in the app alone.',
      'Refunds by the rules that the organizer published, without a phone call.',
    ],
    until: 'Organizers name where tickets are sold on the page of their event.',
  },
  {
    slug: 'mobile-experience',
    title: 'Mobile experience',
    lead: 'Stallbook in your pocket on the day of the market.',
    scene: 'craft_fair',
    points: [
      'The plan of the market with the stalls you marked.',
      'Opening hours, parking and the weather at a glance.',
      'Works where the network does not, which is often where markets are.',
    ],
    until: 'Every page works on a phone already; add the one you need to your home screen.',
  },
  {
    slug: 'smart-notifications',
    title: 'Smart notifications',
    lead: 'Hear about the markets you care about, and about nothing else.',
    scene: 'art_show',
    points: [
      'When a vendor you like is at a market near you.',
      'When a market that you follow changes its day or its place.',
      'As often as you say, and silent at night.',
    ],
    until: 'Look at the events page from time to time: new markets come in every week.',
  },
  {
    slug: 'community',
    title: 'Community',
    lead: 'Meet the makers, growers and neighbours who keep a market alive.',
    scene: 'other',
    points: [
      'Follow vendors and see what they bring next.',
      'Say what was good, where the vendor and the organizer read it.',
      'Find the people who go to the same market every Saturday.',
    ],
    until: 'Our blog tells of markets and of the people behind the tables.',
  },
];
