import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  AcceptApplicationInput,
  Application,
  ApplicationForEventInput,
  ApplicationPage,
  OwnApplicationPage,
  ApplicationsForEventsInput,
  ApplicationsInput,
  ByIdInput,
  CreateDraftInput,
  DeleteDraftInput,
  EditApplicationInput,
  Done,
  MarketEvent,
  OfPersonInput,
  Payment,
  RejectApplicationInput,
  SaveDraftInput,
  SubmitApplicationInput,
  Timeline,
  TimelineInput,
  WithdrawApplicationInput,
  acceptApplication,
  applicationForEvent,
  applicationsForEvents,
  applicationTimeline,
  applicationsOfPerson,
  createDraft,
  deleteDraft,
  editApplication,
  getApplication,
  myApplications,
  organizerApplications,
  rejectApplication,
  saveDraft,
  submitApplication,
  withdrawApplication,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller, DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';

@Resolver(() => Application)
export class ApplicationsResolver {
  @Query(() => Application)
  application(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Application> {
    return caller.call(getApplication, input);
  }

  @Query(() => Application, { nullable: true })
  applicationForEvent(
    @Args('input') input: ApplicationForEventInput,
    @CurrentCaller() caller: Caller,
  ): Promise<Application | null> {
    return caller.call(applicationForEvent, input);
  }

  @Query(() => [Application])
  applicationsForEvents(
    @Args('input') input: ApplicationsForEventsInput,
    @CurrentCaller() caller: Caller,
  ): Promise<Application[]> {
    return caller.call(applicationsForEvents, input);
  }

  @Query(() => OwnApplicationPage)
  myApplications(
    @Args('input') input: ApplicationsInput,
    @CurrentCaller() caller: Caller,
  ): Promise<OwnApplicationPage> {
    return caller.call(myApplications, input);
  }

  @Query(() => ApplicationPage)
  organizerApplications(
    @Args('input') input: ApplicationsInput,
    @CurrentCaller() caller: Caller,
  ): Promise<ApplicationPage> {
    return caller.call(organizerApplications, input);
  }

  @Query(() => ApplicationPage)
  applicationsOfPerson(@Args('input') input: OfPersonInput, @CurrentCaller() caller: Caller): Promise<ApplicationPage> {
    return caller.call(applicationsOfPerson, input);
  }

  @Query(() => Timeline)
  applicationTimeline(@Args('input') input: TimelineInput, @CurrentCaller() caller: Caller): Promise<Timeline> {
    return caller.call(applicationTimeline, input);
  }

  @Mutation(() => Application)
  createDraft(@Args('input') input: CreateDraftInput, @CurrentCaller() caller: Caller): Promise<Application> {
    return caller.call(createDraft, input);
  }

  @Mutation(() => Application)
  saveDraft(@Args('input') input: SaveDraftInput, @CurrentCaller() caller: Caller): Promise<Application> {
    return caller.call(saveDraft, input);
  }

  @Mutation(() => Application)
  submitApplication(
    @Args('input') input: SubmitApplicationInput,
    @CurrentCaller() caller: Caller,
  ): Promise<Application> {
    return caller.call(submitApplication, input);
  }

  @Mutation(() => Done)
  deleteDraft(@Args('input') input: DeleteDraftInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(deleteDraft, input);
  }

  @Mutation(() => Application)
  editApplication(@Args('input') input: EditApplicationInput, @CurrentCaller() caller: Caller): Promise<Application> {
    return caller.call(editApplication, input);
  }

  @Mutation(() => Application)
  withdrawApplication(
    @Args('input') input: WithdrawApplicationInput,
    @CurrentCaller() caller: Caller,
  ): Promise<Application> {
    return caller.call(withdrawApplication, input);
  }

  @Mutation(() => Application)
  acceptApplication(
    @Args('input') input: AcceptApplicationInput,
    @CurrentCaller() caller: Caller,
  ): Promise<Application> {
    return caller.call(acceptApplication, input);
  }

  @Mutation(() => Application)
  rejectApplication(
    @Args('input') input: RejectApplicationInput,
    @CurrentCaller() caller: Caller,
  ): Promise<Application> {
    return caller.call(rejectApplication, input);
  }

  /** The event as its page shows it; null once it is deleted. */
  @ResolveField(() => MarketEvent, { nullable: true })
  marketEvent(@Parent() { eventId }: Application, @DataLoaders() loaders: Loaders): Promise<MarketEvent | null> {
    return loaders.marketEvent.load(eventId);
  }

  /** null until the application is accepted. */
  @ResolveField(() => Payment, { nullable: true })
  payment(@Parent() { id }: Application, @DataLoaders() loaders: Loaders): Promise<Payment | null> {
    return loaders.paymentOfApplication.load(id);
  }
}
