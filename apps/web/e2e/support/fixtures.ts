import { after, before, it as test } from 'node:test';
import { closeBrowser, Person } from './browser.js';
import { STEP_MS, within } from './patience.js';
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
/** The demo account of each role. */
export const signedInAs = {
  visitor: undefined,
  vendor: accounts.demoVendor,
  organizer: accounts.demoOrganizer,
  admin: accounts.admin,
};

const people = new Map<string, Person>();

export async function person(who: Who): Promise<Person> {
  return people.get(who) ?? newcomer(who);
}

/** With a separate window and separate cookies, until they part. */
export async function newcomer(name: string, window?: { width: number; height: number }): Promise<Person> {
  const one = await Person.at(name, stallbook.url);
  if (window) await one.page.setViewportSize(window);
  people.set(name, one);
  await one.startTrace();
  return one;
}

export async function part(): Promise<void> {
  await Promise.all([...people.values()].map(({ context }) => context.close()));
  people.clear();
}

export const story = {
  market: { id: '', title: '12 South Farmers Market', city: 'Nashville' },
  askForLink: {} as Record<string, unknown>,
};

let hasFailures = false;

/** A failed step leaves a screenshot and a trace of every person. The steps after it run anyway. */
export const it = (title: string, walk: () => Promise<void>): Promise<void> =>
  test(title, async () => {
    const everyone = () => [...people.values()];
    const problems = () => everyone().flatMap((one) => one.problems.splice(0).map((text) => `${one.name}: ${text}`));
    try {
      await within(STEP_MS, walk());
      const seen = problems();
      if (seen.length > 0) throw new Error(`What broke on the pages:\n${seen.join('\n')}`);
    } catch (error) {
      hasFailures = true;
      console.log([...problems(), ...everyone().flatMap((one) => one.refusals)].join('\n'));
      for (const one of everyone()) await one.keepStep(title);
      throw error;
    }
    for (const one of everyone()) await one.endStep();
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
  try {
    await closeBrowser();
    if (hasFailures) console.log(`The end of the application's log:\n${stallbook.log()}`);
  } finally {
    await stallbook.remove();
  }
}
