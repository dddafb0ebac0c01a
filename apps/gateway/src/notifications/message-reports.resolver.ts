import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  Done,
  MessagePage,
  MessageReport,
  MessageReportPage,
  MessageReportsInput,
  ReportedMessagesInput,
  ReportThreadInput,
  SettleMessageReportInput,
  messageReports,
  reportedMessages,
  reportThread,
  settleMessageReport,
} from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';

@Resolver()
export class MessageReportsResolver {
  @Query(() => MessageReportPage)
  messageReports(
    @Args('input') input: MessageReportsInput,
    @CurrentCaller() caller: Caller,
  ): Promise<MessageReportPage> {
    return caller.call(messageReports, input);
  }

  @Query(() => MessagePage)
  reportedMessages(@Args('input') input: ReportedMessagesInput, @CurrentCaller() caller: Caller): Promise<MessagePage> {
    return caller.call(reportedMessages, input);
  }

  @Mutation(() => Done)
  reportThread(@Args('input') input: ReportThreadInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(reportThread, input);
  }

  @Mutation(() => MessageReport)
  settleMessageReport(
    @Args('input') input: SettleMessageReportInput,
    @CurrentCaller() caller: Caller,
  ): Promise<MessageReport> {
    return caller.call(settleMessageReport, input);
  }
}
