export interface ScenicEvent {
  id: string;
  title: string;
  eventType: string;
  eventDate: string;
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Goods = 'pots' | 'produce' | 'flowers' | 'books' | 'bread' | 'lanterns' | 'prints';

interface SceneTraits {
  type: string;
  season: Season;
  goods: Goods;
  /** Index of the arrangement of its stalls. */
  layout: number;
  /** Index of the color of its cloth. */
  cloth: number;
  mirrored: boolean;
  /** From 0 to 1. */
  sun: number;
  hills: number;
}

const seasons: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

const named: readonly (readonly [RegExp, Goods])[] = [
  [/\b(flower|bloom|garden|plant|lavender|rose|tulip)/i, 'flowers'],
  [/\b(produce|harvest|apple|pumpkin|berry|peach|tomato)/i, 'produce'],
  [/\b(pottery|ceramic|clay|craft|maker|handmade)/i, 'pots'],
  [/\b(book|vintage|antique|flea|record)/i, 'books'],
  [/\b(bak|bread|food|taste|honey|chili|coffee|wine|beer)/i, 'bread'],
  [/\b(night|light|holiday|christmas|winter|lantern|music)/i, 'lanterns'],
  [/\b(art|print|paint|gallery|photo)/i, 'prints'],
];

const usual: Record<string, readonly Goods[]> = {
  craft_fair: ['pots', 'flowers', 'prints', 'books'],
  farmers_market: ['produce', 'flowers', 'bread', 'pots'],
  art_show: ['prints', 'pots', 'books'],
  festival: ['lanterns', 'bread', 'flowers'],
  popup_market: ['bread', 'books', 'pots', 'flowers'],
};
const anything: readonly Goods[] = ['pots', 'produce', 'flowers', 'books', 'bread', 'lanterns', 'prints'];

const clothColors = 6;

/** FNV-1a, with its bits mixed: the same event always has the same scene. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Season, type, and goods are those of the event; what is left differs from event to event. */
export function traitsOf({ id, title, eventType, eventDate }: ScenicEvent): SceneTraits {
  const pick = (what: string) => hashOf(`${what} ${id}`);
  const month = Number(eventDate.slice(5, 7));
  const sold = usual[eventType] ?? anything;
  return {
    type: eventType,
    season: seasons[Math.floor((month % 12) / 3)] ?? 'summer',
    goods: named.find(([words]) => words.test(title))?.[1] ?? sold[pick('goods') % sold.length] ?? 'pots',
    layout: pick('layout') % 12,
    cloth: pick('cloth') % clothColors,
    mirrored: pick('mirrored') % 2 === 1,
    sun: (pick('sun') % 97) / 96,
    hills: (pick('hills') % 89) / 88,
  };
}
