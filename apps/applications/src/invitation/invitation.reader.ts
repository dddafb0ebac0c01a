import { Inject, Injectable } from '@nestjs/common';
import type { InvitationInput, PageInput } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { ERASED, isPresent, notFound, sameText, type Actor } from '@stallbook/kernel';
import { DB, readPage } from '@stallbook/platform';
import type { Collection, Db, Filter } from 'mongodb';
import { invitation } from './domain/invitation.decider.js';
import type { InvitationDetails } from './domain/invitation.state.js';
import { invitations, type InvitationDocument } from './invitation.projection.js';

/** The read model, and the one place that says who may see or answer an invitation. */
@Injectable()
export class InvitationReader {
  readonly collection: Collection<InvitationDocument>;

  constructor(
    @Inject(DB) db: Db,
    private readonly store: EventStore,
  ) {
    this.collection = invitations.in(db);
  }

  /** Newest first. */
  page(filter: Filter<InvitationDocument>, page: PageInput) {
    return readPage(this.collection, filter, page, { sort: { createdAt: -1, _id: 1 } });
  }

  /** @throws DomainError NOT_FOUND for everyone but the invited organizer and the holder of the token */
  async asRecipient({ id, token }: InvitationInput, actor: Actor | undefined): Promise<InvitationDetails> {
    const found = await this.load(id);
    if (found && (isInvited(found, actor) || holdsToken(found, token))) return found;
    throw notFound('Invitation not found');
  }

  /** @throws DomainError NOT_FOUND for everyone but the vendor, the invited organizer, and the holder of the token */
  async asParty({ id, token }: InvitationInput, actor: Actor | undefined): Promise<InvitationDetails> {
    const found = await this.load(id);
    const sentIt = found !== null && actor?.id === found.vendorId;
    if (found && (sentIt || isInvited(found, actor) || holdsToken(found, token))) return found;
    throw notFound('Invitation not found');
  }

  private async load(id: string): Promise<InvitationDetails | null> {
    const { state } = await this.store.load(invitation, id);
    return isPresent(state) && state.customMessage !== ERASED ? state : null;
  }
}

const isInvited = ({ organizerId }: InvitationDetails, actor: Actor | undefined): boolean =>
  actor !== undefined && actor.id === organizerId;

const holdsToken = ({ token }: InvitationDetails, given: string | null | undefined): boolean =>
  typeof given === 'string' && token !== null && token !== ERASED && sameText(given, token);
