import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { EventSender, RenderedEmail } from '@stallbook/contracts';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { STALLBOOK, type Branding } from '../email/templates/layout/layout.js';
import { Replicas } from '../replicas/replicas.js';
import { EVENT_SENDERS, type EventSenderDocument } from './event-sender.schema.js';

const UNCHANGED: EventSender = { name: null, accentColor: null, repliesToMe: false };

interface From extends Branding, Pick<RenderedEmail, 'replyTo'> {}

const FROM_US: From = { ...STALLBOOK, replyTo: null };

@Injectable()
export class EventSenders {
  constructor(
    @InjectModel(EVENT_SENDERS) private readonly senders: Model<EventSenderDocument>,
    private readonly replicas: Replicas,
  ) {}

  async of(organizerId: string): Promise<EventSender> {
    const found = await this.senders.findById(organizerId).lean();
    if (!found) return UNCHANGED;
    const { name, accentColor, repliesToMe } = found;
    return { name, accentColor, repliesToMe };
  }

  async save(_id: string, { name, accentColor, repliesToMe }: EventSender): Promise<void> {
    await this.senders.updateOne({ _id }, { $set: { name, accentColor, repliesToMe } }, { upsert: true });
  }

  /** Who sends an email about the event: its organizer to vendors, we to organizers, also to one who handed it over. */
  async forMail(marketEventId: string | undefined, recipientId: string | null): Promise<From> {
    if (!marketEventId) return FROM_US;
    const ids = { people: recipientId ? [recipientId] : [], markets: [marketEventId] };
    const { people, markets } = await this.replicas.known(ids);
    const organizerId = markets.get(marketEventId)?.organizerId;
    const isOrganizer = organizerId === recipientId || people.get(recipientId ?? '')?.role === 'organizer';
    if (!organizerId || isOrganizer) return FROM_US;
    const { name, accentColor, repliesToMe } = await this.of(organizerId);
    const organizer = repliesToMe ? await this.replicas.person(organizerId) : undefined;
    return {
      sender: name ? `${name} via ${STALLBOOK.sender}` : STALLBOOK.sender,
      accent: accentColor ?? STALLBOOK.accent,
      replyTo: organizer?.email ? { name: name ?? organizer.businessName, address: organizer.email } : null,
    };
  }

  async forget(_id: string, session: ClientSession): Promise<void> {
    await this.senders.deleteOne({ _id }, { session });
  }
}
