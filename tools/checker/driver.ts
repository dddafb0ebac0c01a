import { callOff } from './driver/call-off.js';
import { Refused, Unanswered } from './driver/gateway-client.js';
import { holdMarket, openAccount } from './driver/market-day.js';
import { Notes } from './driver/notes.js';
import { partWays } from './driver/part-ways.js';
import { Person, type Place } from './driver/person.js';
import { takeOver } from './driver/take-over.js';

/** A person may claim five markets an hour, and repetitions of an unanswered claim count too. */
const TAKE_OVERS = 3;
const ROUNDS_BETWEEN = 6;
/** Each round creates two markets, and an organizer may create 100 a day. */
const ROUNDS_OF_AN_ORGANIZER = 40;

export interface DriverOptions {
  place: Place;
  /** Parallel markets, each with a separate organizer. */
  lanes: number;
  /** Vendors per market; there is one booth fewer. */
  vendorsPerMarket: number;
  /** The maximum number of markets over all lanes. */
  markets: number;
  /** Starts nothing new after this many milliseconds. */
  withinMs: number;
  /** How long an unanswered command is then repeated, in milliseconds. */
  patienceMs: number;
  /** Receives a line of JSON per answered command. */
  write?: (line: string) => void;
}

/** Load on the gateway of a running Stallbook: vendors and organizers in several parallel lanes. */
export class Driver {
  readonly notes: Notes;
  held = 0;
  isDone = false;
  private begun = 0;
  private readonly ending = new AbortController();
  private readonly giveUp = new AbortController();
  private timers: NodeJS.Timeout[] = [];
  private admin: Person | undefined;
  private lanes: { organizer: Person; vendors: Person[] }[] = [];

  constructor(private readonly options: DriverOptions) {
    this.notes = new Notes(options.write);
  }

  /** Signs everyone up. Rejects if a sign-up is refused. */
  async gather(): Promise<void> {
    const { lanes, vendorsPerMarket } = this.options;
    this.admin = await this.join('admin');
    this.lanes = await Promise.all(
      Array.from({ length: lanes }, async () => {
        const [organizer, ...vendors] = await Promise.all([
          this.openOrganizer(),
          ...Array.from({ length: vendorsPerMarket }, () => this.join('vendor')),
        ]);
        return { organizer, vendors };
      }),
    );
  }

  /** Resolves at the limits, or soon after `end`. Records refusals and missing answers. */
  async run(): Promise<void> {
    this.timers.push(setTimeout(() => this.end(), this.options.withinMs));
    try {
      await Promise.all(this.lanes.map(({ organizer, vendors }) => this.walk(organizer, vendors)));
    } finally {
      this.isDone = true;
      this.timers.forEach((timer) => clearTimeout(timer));
    }
  }

  /** Starts no more markets; running ones finish. */
  end(): void {
    if (this.ending.signal.aborted) return;
    this.ending.abort();
    this.timers.push(setTimeout(() => this.giveUp.abort(), this.options.patienceMs));
  }

  private join(role: 'vendor' | 'organizer' | 'admin'): Promise<Person> {
    return Person.join(this.options.place, role, this.notes, this.giveUp.signal);
  }

  private async openOrganizer(): Promise<Person> {
    const organizer = await this.join('organizer');
    await openAccount(organizer, this.options.place);
    return organizer;
  }

  private async walk(first: Person, vendors: readonly Person[]): Promise<void> {
    let organizer = first;
    for (let round = 0; !this.ending.signal.aborted && this.begun < this.options.markets; round += 1) {
      this.begun += 1;
      if (round > 0 && round % ROUNDS_OF_AN_ORGANIZER === 0) organizer = await this.openOrganizer();
      const [vendor] = vendors;
      const takesOver = round % ROUNDS_BETWEEN === 0 && round / ROUNDS_BETWEEN < TAKE_OVERS;
      const outcomes = await Promise.allSettled([
        holdMarket(organizer, vendors, this.options.place, this.notes),
        ...(vendor ? [callOff(organizer, vendor, this.options.place, this.notes)] : []),
        ...(vendor && round === 0 ? [partWays(vendor, organizer)] : []),
        ...(this.admin && takesOver ? [takeOver(organizer, this.admin)] : []),
      ]);
      const failures = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
      );
      if (failures.length === 0) this.held += 1;
      for (const error of failures) {
        if (error instanceof Refused) this.notes.refusals.push(error.message);
        else if (error instanceof Unanswered) this.notes.unanswered.push(error.message);
        else throw error;
      }
    }
  }
}
