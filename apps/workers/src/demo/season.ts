import {
  acceptApplication,
  addBookmark,
  answerInvitation,
  BookmarkTarget,
  createDraft,
  DEMO_CAST,
  demoAccountId,
  editApplication,
  expressInterest,
  InvitationAnswer,
  profilesByIds,
  rejectApplication,
  sendInvitation,
  submitApplication,
  withdrawApplication,
} from '@stallbook/contracts';
import type { DemoCaller, DemoPerson } from './demo-caller.js';
import { talk } from './season-messages.js';
import { closeApplications, ensureMarket, type SeasonMarketName } from './season-markets.js';
import { connectPayouts, pay, refundSome } from './season-payments.js';

export interface SeasonSettings {
  today: string;
  /** False with the real Stripe: nothing is paid there. */
  paysByEmulator: boolean;
}

/** A season of applications, payments, messages, and saved items around the demo accounts. */
export class Season {
  private readonly owner: DemoPerson;
  private readonly vera: DemoPerson;

  constructor(
    private readonly caller: DemoCaller,
    private readonly settings: SeasonSettings,
  ) {
    this.owner = caller.as('organizer', 'organizer');
    this.vera = caller.as('vendor', 'vendor');
  }

  /** @returns false if one of the people was deleted */
  async run(): Promise<boolean> {
    if (!(await this.caller.until(() => this.isEveryoneHere()))) return false;
    const { owner, vera, caller } = this;
    const market = await this.markets();
    const isPaid = this.settings.paysByEmulator;
    if (isPaid) await connectPayouts(caller, owner);

    await this.apply('honey', market.moonlight);
    await this.apply('salsa', market.moonlight);
    await this.accept('honey', market.moonlight, 'A1');
    await this.accept('salsa', market.moonlight, 'A2');
    const moonlight = await this.apply('vendor', market.moonlight);
    await this.accept('vendor', market.moonlight, 'A3');

    const harvest = await this.apply('vendor', market.harvest);
    await this.accept('vendor', market.harvest, 'B12');
    const accepted = ['honey', 'bread', 'soap', 'leather'];
    const waiting = ['prints', 'knits', 'plants'];
    for (const name of [...accepted, ...waiting, 'salsa', 'wood']) await this.apply(name, market.harvest);
    for (const [index, name] of accepted.entries()) await this.accept(name, market.harvest, `C${index + 1}`);
    const rejection = {
      rejectionReason: 'We already have two salsa makers this fall. Please apply for the winter fair.',
    };
    const salsa = await this.apply('salsa', market.harvest);
    await owner.does(rejectApplication, 'salsa', { applicationId: salsa, ...rejection });
    const wood = await this.apply('wood', market.harvest);
    await caller.as('vendor', 'wood').does(withdrawApplication, 'harvest', { applicationId: wood });
    const prints = await this.apply('prints', market.harvest);
    await caller.as('vendor', 'prints').does(editApplication, 'harvest', {
      applicationId: prints,
      productsOffered: 'Linocut prints, cards, and 2-color calendars made at the stand',
    });

    await this.apply('vendor', market.winter);
    for (const name of ['jewelry', 'tea']) await this.apply(name, market.winter);
    const weekend = await this.apply('vendor', market.weekend);
    const lonestar = caller.as('organizer', 'lonestar');
    const place = { boothLocation: 'Square, stand 7', customMessage: 'We loved your glazes. Welcome!' };
    await lonestar.does(acceptApplication, 'vera', { applicationId: weekend, ...place });
    const hearth = await this.apply('vendor', market.hearth);
    const full = { rejectionReason: 'Our pottery section is full this year.' };
    await caller.as('organizer', 'hearth').does(rejectApplication, 'vera', { applicationId: hearth, ...full });
    await vera.does(createDraft, 'row', { eventId: market.row });

    await this.interests(market);
    await talk(caller, { harvest, prints, weekend });
    if (isPaid) {
      await pay(caller, vera, moonlight);
      const paid = await pay(caller, vera, harvest);
      for (const name of ['honey', 'bread']) {
        await pay(caller, caller.as('vendor', name), await this.apply(name, market.harvest));
      }
      await refundSome(owner, paid);
    }
    await closeApplications(owner, market.moonlight, this.settings.today);
    return true;
  }

  private async isEveryoneHere(): Promise<boolean> {
    const emails = [...DEMO_CAST.map(({ email }) => email), 'vendor@stallbook.example', 'organizer@stallbook.example'];
    const found = await this.owner.asks(profilesByIds, { ids: emails.map(demoAccountId) });
    return found.length === emails.length;
  }

  private async markets(): Promise<Record<SeasonMarketName, string>> {
    const { today } = this.settings;
    const by = (name: string) => (market: SeasonMarketName) =>
      ensureMarket(this.caller.as('organizer', name), market, today);
    const [own, lonestar, hearth] = [by('organizer'), by('lonestar'), by('hearth')];
    return {
      harvest: await own('harvest'),
      moonlight: await own('moonlight'),
      winter: await own('winter'),
      spring: await own('spring'),
      artWalk: await own('artWalk'),
      weekend: await lonestar('weekend'),
      row: await lonestar('row'),
      hearth: await hearth('hearth'),
    };
  }

  /** Repeats give the same application. */
  private async apply(name: string, eventId: string): Promise<string> {
    const vendor = this.caller.as('vendor', name);
    const { id } = await vendor.does(createDraft, eventId, { eventId });
    const { products } = DEMO_CAST.find(({ email }) => email === `${name}@stallbook.example`) ?? {};
    await vendor.does(submitApplication, eventId, {
      draftId: id,
      productsOffered: products ?? 'Hand-thrown mugs, planters, and serving bowls',
      boothRequirements: 'One 10 x 10 ft booth, no electricity needed',
      experienceYears: 2 + (name.length % 7),
    });
    return id;
  }

  private async accept(name: string, eventId: string, boothLocation: string): Promise<void> {
    const applicationId = await this.apply(name, eventId);
    await this.owner.does(acceptApplication, applicationId, { applicationId, boothLocation });
  }

  private async interests(market: Record<SeasonMarketName, string>): Promise<void> {
    const { caller, owner, vera } = this;
    const interested = {
      bread: 'Is there room for a bakery with an oven?',
      leather: null,
      plants: 'We have 60 poinsettias.',
    };
    for (const [name, message] of Object.entries(interested)) {
      await caller.as('vendor', name).does(expressInterest, 'winter', { eventId: market.winter, message });
    }
    await vera.does(expressInterest, 'row', { eventId: market.row, message: 'Do you have a shaded spot for pottery?' });
    const customMessage = 'We would love to sell at your market. May we hold a booth?';
    await caller.as('vendor', 'soap').does(sendInvitation, 'winter', { eventId: market.winter, customMessage });
    const sent = await vera.does(sendInvitation, 'row', { eventId: market.row, customMessage });
    const answer = { id: sent.id, answer: InvitationAnswer.accepted };
    await caller.as('organizer', 'lonestar').does(answerInvitation, 'row', answer);
    for (const targetId of [market.winter, market.hearth]) {
      await vera.does(addBookmark, targetId, { targetType: BookmarkTarget.event, targetId });
    }
    for (const name of ['honey', 'prints']) {
      const targetId = caller.as('vendor', name).id;
      await owner.does(addBookmark, targetId, { targetType: BookmarkTarget.vendor, targetId });
    }
  }
}
