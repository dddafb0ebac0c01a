import type { AttendeeFeatureName } from '../attendee-features.js';

interface AttendeeFeature {
  title: string;
  lead: string;
  scene: string;
  points: readonly string[];
  until: string;
}

export const attendee = {
  title: 'For market visitors',
  lead: 'What Stallbook offers people who visit markets to browse, taste, and buy.',
  soon: 'coming soon',
  planned: 'What we’re planning',
  meanwhile: 'Until then',
  waitlist: 'Be the first to know',
  waitlistText: 'Leave your name and email. We’ll write once, when it opens.',
  all: 'All visitor features',
  events: 'Browse events',
} as const;

export const attendeeFeatures: Record<AttendeeFeatureName, AttendeeFeature> = {
  'smart-discovery': {
    title: 'Smart discovery',
    lead: 'Find markets near you that match what you like.',
    scene: 'farmers_market',
    points: [
      'Choose what you’re looking for, such as bread, pottery, or music, and see which markets have it.',
      'A map of next weekend’s markets near you.',
      'See which vendors will be there before you go.',
    ],
    until: 'Search the events page by name, place, date, and type.',
  },
  'one-click-registration': {
    title: 'One-click registration',
    lead: 'Tell a market you’re coming with a single click.',
    scene: 'popup_market',
    points: [
      'One click for markets that want a head count.',
      'Reserve a spot in a workshop or tasting.',
      'Cancel just as easily, so another visitor can take your spot.',
    ],
    until: 'Most markets are open to everyone. The event page says when and where.',
  },
  'secure-ticketing': {
    title: 'Secure ticketing',
    lead: 'Festival and fair tickets that are personal and always at hand.',
    scene: 'festival',
    points: [
      'Tickets on your phone that work offline at the gate.',
      'Each ticket admits one person and can be transferred only in the app.',
      'Refunds by the organizer’s published policy, without a phone call.',
    ],
    until: 'Organizers say on the event page where to buy tickets.',
  },
  'mobile-experience': {
    title: 'Mobile experience',
    lead: 'Stallbook in your pocket on market day.',
    scene: 'craft_fair',
    points: [
      'A market map with the stalls you saved.',
      'Opening hours, parking, and the weather at a glance.',
      'Works offline, because markets often have no signal.',
    ],
    until: 'Every page already works on a phone. Add the one you need to your home screen.',
  },
  'smart-notifications': {
    title: 'Smart notifications',
    lead: 'Get updates about the markets you care about, and nothing else.',
    scene: 'art_show',
    points: [
      'When a vendor you like is at a market near you.',
      'When a market you follow changes its date or location.',
      'As often as you like, and never at night.',
    ],
    until: 'Check the events page from time to time. New markets are added every week.',
  },
  community: {
    title: 'Community',
    lead: 'Meet the makers, growers, and neighbors who keep a market alive.',
    scene: 'other',
    points: [
      'Follow vendors and see what they bring next.',
      'Share feedback with vendors and organizers.',
      'Find people who go to the same market every Saturday.',
    ],
    until: 'Our blog covers markets and the people behind the tables.',
  },
};
