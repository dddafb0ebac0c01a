import { DEMO_CAST, demoAccountId, Tier } from '@stallbook/contracts';
import { addDays } from '@stallbook/kernel';
import { complete, draft, type Applying } from './applying.js';
import type { DemoCaller } from './demo-caller.js';
import type { Pictures } from './pictures.js';
import { seasonApplications } from './season-applications.js';
import { SeasonCalendar } from './season-calendar.js';
import { addMarket, dateOf, seasonMarkets, type SeasonMarketName } from './season-markets.js';
import { talk } from './season-messages.js';
import { readNotices } from './season-notices.js';
import { connectPayouts, paymentOf, refundSome, subscribe } from './season-payments.js';
import { introduce, isEveryoneHere, lookAround, plan, takeNotes, useVendorTools, type Tools } from './season-tools.js';
import { write } from './season-visitors.js';

export interface SeasonSettings {
  now: Date;
  /** False with the real Stripe: nothing is paid there, and no plan is bought. */
  paysByEmulator: boolean;
}

const PEOPLE = [...DEMO_CAST.map(({ email }) => email), 'vendor@stallbook.example', 'organizer@stallbook.example'];
/** Added last. */
const LAST = 'artWalk';
const names = (Object.keys(seasonMarkets) as SeasonMarketName[]).filter((name) => name !== LAST);

/** A season of markets, applications, payments, messages, and saved items around the demo accounts. */
export class Season {
  constructor(
    private readonly caller: DemoCaller,
    private readonly pictures: Pictures,
    private readonly settings: SeasonSettings,
  ) {}

  /** @returns false if it is there already, or one of the people was deleted */
  async run(): Promise<boolean> {
    const { caller, pictures } = this;
    const { paysByEmulator } = this.settings;
    if (!(await caller.until(() => isEveryoneHere(caller, PEOPLE.map(demoAccountId))))) return false;
    const owner = caller.as('organizer', 'organizer');
    const [last, calendar] = await Promise.all([dateOf(owner, LAST), this.calendar()]);
    if (last) return false;
    const applying = { caller, calendar, pictures, paysByEmulator };
    const [{ market, drafts }] = await Promise.all([
      this.markets(applying),
      introduce({ caller, calendar }),
      write(caller, calendar),
      paysByEmulator && connectPayouts(caller, owner, calendar.at(-144, 2, 880)),
      paysByEmulator && subscribe(owner, Tier.organizer_pro),
      paysByEmulator && subscribe(caller.as('vendor', 'vendor'), Tier.vendor_pro),
    ]);
    const applicationOf: Tools['applicationOf'] = (vendor, of) => drafts.get(`${vendor} ${of}`) ?? '';
    const tools = { caller, calendar, market, applicationOf };
    // Together after their photos, which arrive one by one: services handle what arrives together in one transaction.
    await Promise.all([
      ...seasonApplications.map((one) =>
        complete(applying, { id: applicationOf(one.vendor, one.market), eventId: market[one.market] }, one),
      ),
      paysByEmulator && useVendorTools(tools),
      paysByEmulator && plan(tools),
    ]);
    await readNotices(caller, paysByEmulator);
    await Promise.all([
      talk(caller, calendar, applicationOf),
      lookAround(tools),
      takeNotes(tools),
      paysByEmulator && this.refund(applicationOf('vendor', 'harvest'), calendar),
    ]);
    await addMarket(caller, LAST, calendar);
    return true;
  }

  /** A season that was interrupted continues with the days on which it began. */
  private async calendar(): Promise<SeasonCalendar> {
    const { now } = this.settings;
    const [first] = names;
    const { inDays, organizer } = seasonMarkets[first!];
    const begun = await dateOf(this.caller.as('organizer', organizer), first!);
    return begun ? new SeasonCalendar(addDays(begun, -inDays), now) : SeasonCalendar.startingAt(now);
  }

  /**
   * The market events, with the drafts of applications by vendor and market. The first market event is added alone,
   * because its date shows when the season began.
   */
  private async markets(
    applying: Applying,
  ): Promise<{ market: Record<SeasonMarketName, string>; drafts: ReadonlyMap<string, string> }> {
    const [first, ...others] = names;
    const market: Partial<Record<SeasonMarketName, string>> = {};
    const drafts = new Map<string, string>();
    const add = async (name: SeasonMarketName) =>
      (market[name] = await addMarket(this.caller, name, applying.calendar));
    const applyTo = async (name: SeasonMarketName, eventId: string) => {
      const received = seasonApplications.filter((one) => one.market === name);
      await Promise.all(
        received.map(async (one) => drafts.set(`${one.vendor} ${name}`, await draft(applying, eventId, one))),
      );
    };
    const eventId = await add(first!);
    await Promise.all([applyTo(first!, eventId), ...others.map(async (name) => applyTo(name, await add(name)))]);
    return { market: market as Record<SeasonMarketName, string>, drafts };
  }

  private async refund(applicationId: string, calendar: SeasonCalendar): Promise<void> {
    const owner = this.caller.as('organizer', 'organizer');
    const payment = await paymentOf(owner, applicationId);
    if (payment) await refundSome(owner, payment.id, calendar.at(-3, 4, 130));
  }
}
