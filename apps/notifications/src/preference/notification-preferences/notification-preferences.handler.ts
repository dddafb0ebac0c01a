import { Controller } from '@nestjs/common';
import {
  notificationPreferences,
  PreferenceKind,
  PreferenceMail,
  saveNotificationPreferences,
  type NoInput,
  type NotificationPreferences,
  type SaveNotificationPreferencesInput,
} from '@stallbook/contracts';
import { actorOf, badInput, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { EmailOutbox } from '../../email/email-outbox.js';
import { Pushes } from '../../push/pushes.js';
import { PushService } from '../../push/push-service.js';
import { mailOf } from '../preference-kinds.js';
import { Preferences, type Chosen } from '../preferences.js';

const NO_TIME = { path: 'quietUntil', message: 'Choose another time than the start' };

const show = (
  { stoppedMails, hiddenInApp, digested, unpushed, timeZone, quiet }: Chosen,
  pushKey: string | null,
): NotificationPreferences => ({
  choices: Object.values(PreferenceKind).map((kind) => ({
    kind,
    mail: mailOf[kind],
    app: !hiddenInApp.includes(kind),
    email: mailOf[kind] !== PreferenceMail.none && !stoppedMails.includes(kind),
    digest: digested.includes(kind) && !stoppedMails.includes('digest'),
    push: !unpushed.includes(kind),
  })),
  timeZone,
  quietFrom: quiet?.from ?? null,
  quietUntil: quiet?.until ?? null,
  pushKey,
});

@Controller()
export class NotificationPreferencesHandler {
  constructor(
    private readonly preferences: Preferences,
    private readonly outbox: EmailOutbox,
    private readonly pushes: Pushes,
    private readonly push: PushService,
  ) {}

  @Handles(notificationPreferences)
  async read(_input: NoInput, context: CallContext): Promise<NotificationPreferences> {
    return show(await this.preferences.of(actorOf(context).id), this.push.publicKey);
  }

  @Handles(saveNotificationPreferences)
  async save(input: SaveNotificationPreferencesInput, context: CallContext): Promise<NotificationPreferences> {
    const { choices, timeZone, quietFrom: from, quietUntil: until } = input;
    if (from && from === until) throw badInput('These quiet hours never start.', [NO_TIME]);
    const kinds = (isChosen: (choice: (typeof choices)[number]) => boolean) =>
      choices.filter(isChosen).map(({ kind }) => kind);
    const chosen = {
      stoppedMails: kinds(({ kind, email }) => !email && mailOf[kind] === PreferenceMail.optional),
      hiddenInApp: kinds(({ app }) => !app),
      digested: kinds(({ digest }) => digest),
      unpushed: kinds(({ push }) => !push),
      timeZone,
      quiet: from && until ? { from, until } : null,
    };
    const { id } = actorOf(context);
    await this.preferences.choose(id, chosen);
    await this.outbox.followQuietHours(id, chosen);
    await this.pushes.followQuietHours(id);
    return show(chosen, this.push.publicKey);
  }
}
