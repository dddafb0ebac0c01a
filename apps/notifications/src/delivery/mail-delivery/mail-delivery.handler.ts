import { Controller } from '@nestjs/common';
import {
  mailDelivery,
  myMailDelivery,
  resumeMail,
  resumeMyMail,
  type AddressInput,
  type MailDelivery,
  type NoInput,
} from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Replicas } from '../../replicas/replicas.js';
import { DELIVERED, Suppressions } from '../suppressions.js';

@Controller()
export class MailDeliveryHandler {
  constructor(
    private readonly suppressions: Suppressions,
    private readonly replicas: Replicas,
  ) {}

  @Handles(myMailDelivery)
  async own(_input: NoInput, context: CallContext): Promise<MailDelivery> {
    const address = await this.addressOf(context);
    return address ? this.suppressions.of(address) : DELIVERED;
  }

  @Handles(resumeMyMail)
  async resumeOwn(_input: NoInput, context: CallContext): Promise<MailDelivery> {
    const address = await this.addressOf(context);
    return address ? this.resume({ address }) : DELIVERED;
  }

  @Handles(mailDelivery)
  of({ address }: AddressInput): Promise<MailDelivery> {
    return this.suppressions.of(address);
  }

  @Handles(resumeMail)
  async resume({ address }: AddressInput): Promise<MailDelivery> {
    await this.suppressions.lift(address);
    return this.suppressions.of(address);
  }

  private async addressOf(context: CallContext): Promise<string | null> {
    const { id } = actorOf(context);
    return (await this.replicas.person(id))?.email ?? null;
  }
}
