import { Controller } from '@nestjs/common';
import {
  eventSender,
  saveEventSender,
  type EventSender,
  type NoInput,
  type SaveEventSenderInput,
} from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { EventSenders } from '../event-senders.js';

@Controller()
export class EventSenderHandler {
  constructor(private readonly senders: EventSenders) {}

  @Handles(eventSender)
  read(_input: NoInput, context: CallContext): Promise<EventSender> {
    return this.senders.of(actorOf(context).id);
  }

  @Handles(saveEventSender)
  async save(input: SaveEventSenderInput, context: CallContext): Promise<EventSender> {
    const { id } = actorOf(context);
    await this.senders.save(id, input);
    return this.senders.of(id);
  }
}
