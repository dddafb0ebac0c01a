import { callOff } from './driver/call-off.js';
import { Refused, Unanswered } from './driver/gateway-client.js';
import { holdMarket, openAccount } from './driver/market-day.js';
import { Notes } from './driver/notes.js';
import { Person, type Place } from './driver/person.js';
import { takeOver } from './driver/take-over.js';

export interface DriverOptions {
  place: Place;
  /** How many markets are held at the same time, each by an organizer of its own. */
  lanes: number;
  /** Vendors that apply to each market; there is one booth less. */
  vendorsPerMarket: number;
  /** No more markets than that, over all lanes. */
  markets: number;
  /** Nothing new after so many milliseconds. */
  withinMs: number;
  /** How long an unanswered command is repeated after that, in milliseconds. */
  patienceMs: number;
  /** Takes a line of JSON for every answered command. */
  write?: (line: string) => void;
}

/** Load on the gateway of a running Stallbook: vendors and organizers who walk the journey, in several lanes. */
export class Driver {
  readonly notes: Notes;
  /** Markets held from the first draft to the last payment. */
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

  /** Signs everybody up. Rejects where that is refused. */
  async gather(): Promise<void> {
    const { place, lanes, vendorsPerMarket } = this.options;
    const join = (role: 'vendor' | 'organizer' | 'admin') => Person.join(place, role, this.notes, this.giveUp.signal);
    this.admin = await join('admin');
    this.lanes = await Promise.all(
      Array.from({ length: lanes }, async () => {
        const [organizer, ...vendors] = await Promise.all([
          join('organizer'),
          ...Array.from({ length: vendorsPerMarket }, () => join('vendor')),
        ]);
        await openAccount(organizer, place);
        return { organizer, vendors };
      }),
    );
  }

  /** Resolves when the bounds are reached, or soon after `end`. What was refused or stayed unanswered is noted. */
  async run(): Promise<void> {
    this.timers.push(setTimeout(() => this.end(), this.options.withinMs));
    try {
      await Promise.all(this.lanes.map(({ organizer, vendors }) => this.walk(organizer, vendors)));
    } finally {
      this.isDone = true;
      this.timers.forEach((timer) => clearTimeout(timer));
    }
  }

  /** Begins no more markets; those under way are finished. */
  end(): void {
    if (this.ending.signal.aborted) return;
    this.ending.abort();
    this.timers.push(setTimeout(() => this.giveUp.abort(), this.options.patienceMs));
  }

  private async walk(organizer: Person, vendors: readonly Person[]): Promise<void> {
    while (!this.ending.signal.aborted && this.begun < this.options.markets) {
      this.begun += 1;
      try {
        const [vendor] = vendors;
        await Promise.all([
          holdMarket(organizer, vendors, this.options.place, this.notes),
          ...(vendor ? [callOff(organizer, vendor, this.options.place, this.notes)] : []),
          ...(this.admin ? [takeOver(organizer, this.admin)] : []),
        ]);
        this.held += 1;
      } catch (error) {
        if (error instanceof Refused) this.notes.refusals.push(error.message);
        else if (error instanceof Unanswered) this.notes.unanswered.push(error.message);
        else throw error;
      }
    }
  }
}
