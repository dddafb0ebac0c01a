import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { EmailType } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import {
  CONFIG,
  DB,
  EmailQueue,
  LOGGER,
  PollingTask,
  publicUrl,
  type Logger,
  type StallbookConfig,
} from '@stallbook/platform';
import type { ClientSession, Db } from 'mongodb';
import type { Model } from 'mongoose';
import { nameOf } from './account.js';
import { Accounts } from './accounts.js';
import { LINKS, type LinkDocument } from './link.schema.js';

const EVERY_MS = 5_000;
const AT_MOST = 100;

/** Emails former addresses, so that no change goes unnoticed. The link keeps the pending email, so none is lost. */
@Injectable()
export class FormerAddressTask extends PollingTask {
  constructor(
    @InjectModel(LINKS) private readonly links: Model<LinkDocument>,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    private readonly accounts: Accounts,
    private readonly emails: EmailQueue,
    @Inject(DB) db: Db,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ name: 'former addresses', everyMs: EVERY_MS }, { db, logger });
  }

  async plan({ _id }: LinkDocument, formerEmail: string, session: ClientSession): Promise<void> {
    await this.links.updateOne({ _id }, { $set: { formerEmail } }, { session });
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    const links = await this.links
      .find({ formerEmail: { $type: 'string' } })
      .limit(AT_MOST)
      .lean();
    for (const link of links) {
      if (stop.aborted) return;
      await this.send(link);
      await this.links.updateOne({ _id: link._id }, { $unset: { formerEmail: '' } });
    }
  }

  private async send({ _id, accountId, email, formerEmail }: LinkDocument): Promise<void> {
    const account = await this.accounts.byId(accountId);
    if (!account || !formerEmail) return;
    await this.emails.enqueue({
      id: idFrom('email-changed', _id),
      type: EmailType.email_changed,
      to: formerEmail,
      toName: nameOf(account),
      language: account.language,
      data: { new_email: email, support_url: publicUrl(this.config, '/contact') },
    });
  }
}
