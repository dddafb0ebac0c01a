import { DEMO_CAST, demoAccountId, Tier } from '@stallbook/contracts';
import { addDays } from '@stallbook/kernel';
import { complete, draft } from './applying.js';
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
    if (await dateOf(owner, LAST)) return false;
    const calendar = await this.calendar();
    const [market] = await Promise.all([
      this.markets(calendar),
      introduce({ caller, calendar }),
      write(caller, calendar),
      paysByEmulator && connectPayouts(caller, owner, calendar.at(-144, 2, 880)),
      paysByEmulator && subscribe(owner, Tier.organizer_pro),
      paysByEmulator && subscribe(caller.as('vendor', 'vendor'), Tier.vendor_pro),
    ]);
    const applying = { caller, calendar, pictures, paysByEmulator };
    const [drafts] = await Promise.all([
      Promise.all(seasonApplications.map((one) => draft(applying, market[one.market], one))),
      paysByEmulator && useVendorTools({ caller, calendar, market }),
      paysByEmulator && plan({ caller, calendar, market }),
    ]);
    // Together, because a service handles what arrives together in one transaction. Photos arrive one after another.
    await Promise.all(
      seasonApplications.map((one, index) =>
        complete(applying, { id: drafts[index]!, eventId: market[one.market] }, one),
      ),
    );
    await readNotices(caller, paysByEmulator);
    const applicationOf: Tools['applicationOf'] = (vendor, of) =>
      drafts[seasonApplications.findIndex((one) => one.vendor === vendor && one.market === of)] ?? '';
    const tools = { caller, calendar, market, applicationOf };
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

  /** The first one alone, because its date shows when the season began. */
  private async markets(calendar: SeasonCalendar): Promise<Record<SeasonMarketName, string>> {
    const [first, ...others] = names;
    const ids: Partial<Record<SeasonMarketName, string>> = {};
    const add = async (name: SeasonMarketName) => (ids[name] = await addMarket(this.caller, name, calendar));
    await add(first!);
    await Promise.all(others.map(add));
    return ids as Record<SeasonMarketName, string>;
  }

  private async refund(applicationId: string, calendar: SeasonCalendar): Promise<void> {
    const owner = this.caller.as('organizer', 'organizer');
    const payment = await paymentOf(owner, applicationId);
    if (payment) await refundSome(owner, payment.id, calendar.at(-3, 4, 130));
  }
}
