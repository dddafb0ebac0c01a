import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AnswerInvitationInput,
  CanSendInvitationInput,
  InvitationCheck,
  InvitationInput,
  OrganizerInvitation,
  OrganizerInvitationPage,
  ReceivedInvitationsInput,
  SendInvitationInput,
  SentInvitationsInput,
  answerInvitation,
  canSendInvitation,
  invitation,
  receivedInvitations,
  sendInvitation,
  sentInvitations,
} from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';

@Resolver(() => OrganizerInvitation)
export class InvitationsResolver {
  @Query(() => InvitationCheck)
  canSendInvitation(
    @Args('input') input: CanSendInvitationInput,
    @CurrentCaller() caller: Caller,
  ): Promise<InvitationCheck> {
    return caller.call(canSendInvitation, input);
  }

  @Query(() => OrganizerInvitation)
  invitation(@Args('input') input: InvitationInput, @CurrentCaller() caller: Caller): Promise<OrganizerInvitation> {
    return caller.call(invitation, input);
  }

  @Query(() => OrganizerInvitationPage)
  sentInvitations(
    @Args('input') input: SentInvitationsInput,
    @CurrentCaller() caller: Caller,
  ): Promise<OrganizerInvitationPage> {
    return caller.call(sentInvitations, input);
  }

  @Query(() => OrganizerInvitationPage)
  receivedInvitations(
    @Args('input') input: ReceivedInvitationsInput,
    @CurrentCaller() caller: Caller,
  ): Promise<OrganizerInvitationPage> {
    return caller.call(receivedInvitations, input);
  }

  @Mutation(() => OrganizerInvitation)
  sendInvitation(
    @Args('input') input: SendInvitationInput,
    @CurrentCaller() caller: Caller,
  ): Promise<OrganizerInvitation> {
    return caller.call(sendInvitation, input);
  }

  @Mutation(() => OrganizerInvitation)
  answerInvitation(
    @Args('input') input: AnswerInvitationInput,
    @CurrentCaller() caller: Caller,
  ): Promise<OrganizerInvitation> {
    return caller.call(answerInvitation, input);
  }
}
