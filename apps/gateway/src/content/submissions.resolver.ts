import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  ByIdInput,
  ContactMessage,
  ContactMessagePage,
  ContentTasks,
  Done,
  Feedback,
  FeedbackPage,
  JoinWaitlistInput,
  MarkDoneInput,
  SubmissionFilterInput,
  SubmitContactInput,
  SubmitFeedbackInput,
  WaitlistPage,
  contactMessages,
  contentTasks,
  eraseSubmission,
  feedback,
  joinWaitlist,
  markContactDone,
  markFeedbackDone,
  submitContact,
  submitFeedback,
  waitlist,
} from '@stallbook/contracts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../session/caller.js';
import { CurrentCaller, HttpRequest } from '../graphql/context.js';
import { remoteAddressOf } from '../session/client.js';

@Resolver()
export class SubmissionsResolver {
  @Mutation(() => Done)
  submitContact(
    @Args('input') input: SubmitContactInput,
    @CurrentCaller() caller: Caller,
    @HttpRequest() request: FastifyRequest,
  ): Promise<Done> {
    return caller.call(submitContact, { ...input, remoteAddress: remoteAddressOf(request) });
  }

  @Mutation(() => Done)
  submitFeedback(
    @Args('input') input: SubmitFeedbackInput,
    @CurrentCaller() caller: Caller,
    @HttpRequest() request: FastifyRequest,
  ): Promise<Done> {
    return caller.call(submitFeedback, { ...input, remoteAddress: remoteAddressOf(request) });
  }

  @Mutation(() => Done)
  joinWaitlist(
    @Args('input') input: JoinWaitlistInput,
    @CurrentCaller() caller: Caller,
    @HttpRequest() request: FastifyRequest,
  ): Promise<Done> {
    return caller.call(joinWaitlist, { ...input, remoteAddress: remoteAddressOf(request) });
  }

  @Query(() => ContactMessagePage)
  contactMessages(
    @Args('input') input: SubmissionFilterInput,
    @CurrentCaller() caller: Caller,
  ): Promise<ContactMessagePage> {
    return caller.call(contactMessages, input);
  }

  @Query(() => FeedbackPage)
  feedback(@Args('input') input: SubmissionFilterInput, @CurrentCaller() caller: Caller): Promise<FeedbackPage> {
    return caller.call(feedback, input);
  }

  @Query(() => WaitlistPage)
  waitlist(@Args('input') input: SubmissionFilterInput, @CurrentCaller() caller: Caller): Promise<WaitlistPage> {
    return caller.call(waitlist, input);
  }

  @Query(() => ContentTasks)
  contentTasks(@CurrentCaller() caller: Caller): Promise<ContentTasks> {
    return caller.call(contentTasks, {});
  }

  @Mutation(() => ContactMessage)
  markContactDone(@Args('input') input: MarkDoneInput, @CurrentCaller() caller: Caller): Promise<ContactMessage> {
    return caller.call(markContactDone, input);
  }

  @Mutation(() => Feedback)
  markFeedbackDone(@Args('input') input: MarkDoneInput, @CurrentCaller() caller: Caller): Promise<Feedback> {
    return caller.call(markFeedbackDone, input);
  }

  @Mutation(() => Done)
  eraseSubmission(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(eraseSubmission, input);
  }
}
