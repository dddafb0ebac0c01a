import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';
import { Keyring } from '@stallbook/platform/sealing';

const MESSAGE_ID = /^<?([\da-f-]{36})\.([\w-]+)@/;

/** The IDs of many emails follow from public facts, so their Message-IDs are signed. */
@Injectable()
export class MessageIds {
  private readonly keys: Keyring;

  constructor(@Inject(CONFIG) config: Pick<StallbookConfig, 'STALLBOOK_ADDRESS_KEYS'>) {
    this.keys = Keyring.of(config, 'STALLBOOK_ADDRESS_KEYS', 'message-id');
  }

  localPartOf(emailId: string): string {
    return `${emailId}.${this.keys.mac(emailId)}`;
  }

  /** undefined unless we signed it. */
  emailIdIn(messageId: string): string | undefined {
    const [, emailId = '', mac = ''] = MESSAGE_ID.exec(messageId) ?? [];
    return this.keys.isMac(mac, emailId) ? emailId : undefined;
  }
}
