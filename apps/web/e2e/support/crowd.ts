import { Caller } from './caller.js';
import { accounts, password, stallbook } from './fixtures.js';
import { confirmationsOf } from './mailbox.js';

const products = ['Sourdough and focaccia', 'Wildflower honey', 'Stoneware mugs', 'Linocut prints', 'Beeswax candles'];
const CONCURRENCY = 10;

export interface Crowd {
  eventId: string;
  title: string;
  /** In the order of the alphabet. */
  vendors: string[];
}

interface Applicant {
  email: string;
  name: string;
  sells: string;
  caller: Caller;
}

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.shift(); one; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

async function market(title: string): Promise<string> {
  const organizer = new Caller(stallbook.url);
  await organizer.post('/auth/sign-in', accounts.demoOrganizer);
  const place = { location: 'Fairgrounds', city: 'Austin', state: 'Texas', startTime: '09:00', endTime: '17:00' };
  const input = {
    title,
    ...place,
    description: 'Stalls in long rows.',
    eventType: 'craft_fair',
    eventDate: '2031-06-07',
    boothFeeCents: 5_000,
    applicationFeeCents: 0,
    maxVendors: 250,
  };
  const { event } = await organizer.does<{ event: { id: string } }>('CreateEvent', { input });
  await organizer.does('PublishEvent', { id: event.id });
  return event.id;
}

/** A market of the demo organizer to which this many new vendors, each with an account, applied. */
export async function crowdAt(title: string, count: number): Promise<Crowd> {
  const eventId = await market(title);
  const applicants = Array.from({ length: count }, (_, index): Applicant => {
    const number = String(index + 1).padStart(3, '0');
    return {
      email: `stall-${number}@crowd.example`,
      name: `Stall ${number}`,
      sells: products[index % products.length] ?? '',
      caller: new Caller(stallbook.url, `127.0.1.${index + 1}`),
    };
  });
  await inTurns(applicants, ({ email, name, caller }) => {
    const metadata = { role: 'vendor', businessName: name, contactName: 'Sam Lee', city: 'Austin', state: 'Texas' };
    return caller.post('/auth/sign-up', { email, password, metadata });
  });
  const tokens = await confirmationsOf(
    stallbook.mailbox,
    applicants.map(({ email }) => email),
  );
  await inTurns(applicants, async ({ email, sells, caller }) => {
    await caller.post('/auth/confirm', { type: 'signup', tokenHash: tokens.get(email) });
    const { application } = await caller.does<{ application: { id: string } }>('CreateDraft', { eventId });
    const { event } = await caller.does<{ event: { terms: string } }>('Event', { id: eventId });
    const input = { draftId: application.id, terms: event.terms, productsOffered: sells, experienceYears: 3 };
    await caller.does('SubmitApplication', { input });
  });
  return { eventId, title, vendors: applicants.map(({ name }) => name) };
}
