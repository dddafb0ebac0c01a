import { Inject, Injectable } from '@nestjs/common';
import { EmailType, type MailAddress } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import { CONFIG, EmailQueue, publicUrl, type StallbookConfig } from '@stallbook/platform';

/** Says that an export is ready. It has no link to the file, so the reader must sign in. */
@Injectable()
export class ReadyEmail {
  constructor(
    private readonly emails: EmailQueue,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  send(exportId: string, { email, name, language }: MailAddress): Promise<void> {
    return this.emails.enqueue({
      id: idFrom('account-export-ready', exportId),
      type: EmailType.account_export_ready,
      to: email,
      toName: name,
      language,
      data: { profile_url: publicUrl(this.config, '/profile') },
    });
  }
}
