import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  ByIdInput,
  Done,
  MarkThreadInput,
  MarkThreadReadInput,
  Message,
  MessageContact,
  MessagePage,
  MessagesInput,
  MessageSubjectInput,
  MessageThread,
  MessageThreadPage,
  MyMessageThreadsInput,
  SendMessageInput,
  StartMessageThreadInput,
  UnreadCount,
  archiveThread,
  blockThread,
  leaveThread,
  markThreadRead,
  messageContact,
  messages,
  messageThread,
  muteThread,
  myMessageThreads,
  sendMessage,
  signalTyping,
  startMessageThread,
  unreadThreads,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
export class MessagesResolver {
  @Query(() => MessageThreadPage)
  myMessageThreads(
    @Args('input') input: MyMessageThreadsInput,
    @CurrentCaller() caller: Caller,
  ): Promise<MessageThreadPage> {
    return caller.call(myMessageThreads, input);
  }

  @Query(() => UnreadCount)
  unreadThreads(@CurrentCaller() caller: Caller): Promise<UnreadCount> {
    return caller.call(unreadThreads, {});
  }

  @Query(() => MessageThread)
  messageThread(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<MessageThread> {
    return caller.call(messageThread, input);
  }

  @Query(() => MessagePage)
  messages(@Args('input') input: MessagesInput, @CurrentCaller() caller: Caller): Promise<MessagePage> {
    return caller.call(messages, input);
  }

  @Query(() => MessageContact)
  messageContact(@Args('input') input: MessageSubjectInput, @CurrentCaller() caller: Caller): Promise<MessageContact> {
    return caller.call(messageContact, input);
  }

  @Mutation(() => MessageThread)
  startMessageThread(
    @Args('input') input: StartMessageThreadInput,
    @CurrentCaller() caller: Caller,
  ): Promise<MessageThread> {
    return caller.call(startMessageThread, input);
  }

  @Mutation(() => Message)
  sendMessage(@Args('input') input: SendMessageInput, @CurrentCaller() caller: Caller): Promise<Message> {
    return caller.call(sendMessage, input);
  }

  @Mutation(() => MessageThread)
  markThreadRead(@Args('input') input: MarkThreadReadInput, @CurrentCaller() caller: Caller): Promise<MessageThread> {
    return caller.call(markThreadRead, input);
  }

  @Mutation(() => MessageThread)
  archiveThread(@Args('input') input: MarkThreadInput, @CurrentCaller() caller: Caller): Promise<MessageThread> {
    return caller.call(archiveThread, input);
  }

  @Mutation(() => MessageThread)
  muteThread(@Args('input') input: MarkThreadInput, @CurrentCaller() caller: Caller): Promise<MessageThread> {
    return caller.call(muteThread, input);
  }

  @Mutation(() => Done)
  blockThread(@Args('input') input: MarkThreadInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(blockThread, input);
  }

  @Mutation(() => Done)
  leaveThread(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(leaveThread, input);
  }

  @Mutation(() => Done)
  signalTyping(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(signalTyping, input);
  }
}
