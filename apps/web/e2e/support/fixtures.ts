import { after, before, it as test } from 'node:test';
import { closeBrowser, Person } from './browser.js';
import { Stallbook } from './stallbook.js';

export const stallbook = new Stallbook();
export const password = 'Market-morning-7';
export const accounts = {
  admin: { email: 'admin@stallbook.example', password: 'Admin-demo-1' },
  demoVendor: { email: 'vendor@stallbook.example', password: 'Vendor-demo-1' },
  demoOrganizer: { email: 'organizer@stallbook.example', password: 'Organizer-demo-1' },
  organizer: { email: 'rosa.bell@hillside-markets.example', password },
  vendor: { email: 'theo.lind@lind-pottery.example', password },
  otherVendor: { email: 'mara.voss@voss-honey.example', password },
};
export type Who = keyof typeof accounts | 'visitor';

const people = new Map<Who, Person>();

export async function person(who: Who): Promise<Person> {
  const known = people.get(who) ?? (await Person.at(who, stallbook.url));
  people.set(who, known);
  return known;
}

export const story = {
  market: { id: '', title: '12 South Farmers Market', city: 'Nashville' },
  askForLink: {} as Record<string, unknown>,
};

export async function someEvent(): Promise<string> {
  const file = await fetch(`${stallbook.url}/sitemaps/events-1.xml.gz`);
  const map = await new Response(file.body?.pipeThrough(new DecompressionStream('gzip'))).text();
  return /\/events\/[\w-]+/.exec(map)?.[0] ?? '/events';
}

let broken = false;

/** After a failed step the others fail immediately, because they depend on it. */
export const it = (title: string, walk: () => Promise<void>): Promise<void> =>
  test(title, async () => {
    if (broken) throw Object.assign(new Error(), { stack: 'An earlier step failed.' });
    const problems = () =>
      [...people.values()].flatMap((one) => one.problems.splice(0).map((text) => `${one.name}: ${text}`));
    try {
      await walk();
      const seen = problems();
      if (seen.length > 0) throw new Error(`What broke on the pages:\n${seen.join('\n')}`);
    } catch (error) {
      broken = true;
      console.log([...problems(), ...[...people.values()].flatMap((one) => one.refusals)].join('\n'));
      for (const one of people.values()) await one.shot('FAILED').catch(() => undefined); // a picture more or less
      throw error;
    }
  });

let leaving: Promise<void> | undefined;

export const leave = (): Promise<void> => (leaving ??= clearUp());

export function leaveWhenInterrupted(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void leave().finally(() => process.exit(130)));
}

/** Before the steps of a run and after them. */
export function around(): void {
  leaveWhenInterrupted();
  before(() => stallbook.start());
  after(leave);
}

async function clearUp(): Promise<void> {
  await closeBrowser();
  if (broken) console.log(`The end of the application's log:\n${stallbook.log()}`);
  await stallbook.remove();
}
