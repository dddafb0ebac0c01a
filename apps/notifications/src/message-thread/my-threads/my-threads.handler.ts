import { Controller } from '@nestjs/common';
import {
  messageThread,
  myMessageThreads,
  unreadThreads,
  type ByIdInput,
  type MessageThread,
  type MessageThreadPage,
  type MyMessageThreadsInput,
  type NoInput,
  type UnreadCount,
} from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { cursorOf, MessageParticipants } from '../message-participants.js';
import { MessageThreadPresenter } from '../message-thread.presenter.js';

/** A search looks through this many of the newest conversations, since names are not stored with them. */
const SEARCHED = 500;

@Controller()
export class MyThreadsHandler {
  constructor(
    private readonly participants: MessageParticipants,
    private readonly presenter: MessageThreadPresenter,
  ) {}

  @Handles(myMessageThreads)
  async mine({ search, limit, ...input }: MyMessageThreadsInput, context: CallContext): Promise<MessageThreadPage> {
    const { id } = actorOf(context);
    const words = search?.trim().toLocaleLowerCase('en');
    if (words) return { items: await this.search(id, words, { limit, ...input }), nextCursor: null };
    const found = await this.participants.list(id, input, limit + 1);
    const shown = found.slice(0, limit);
    const items = await this.presenter.many(
      shown.map(({ threadId }) => threadId),
      id,
    );
    const last = shown.at(-1);
    return { items, nextCursor: found.length > limit && last ? cursorOf(last) : null };
  }

  @Handles(unreadThreads)
  async unread(_input: NoInput, context: CallContext): Promise<UnreadCount> {
    return { count: await this.participants.countUnread(actorOf(context).id) };
  }

  @Handles(messageThread)
  one({ id }: ByIdInput, context: CallContext): Promise<MessageThread> {
    return this.presenter.one(id, actorOf(context).id);
  }

  private async search(
    id: string,
    words: string,
    { limit, ...input }: Omit<MyMessageThreadsInput, 'search'>,
  ): Promise<MessageThread[]> {
    const newest = await this.participants.list(id, input, SEARCHED);
    const all = await this.presenter.many(
      newest.map(({ threadId }) => threadId),
      id,
    );
    const has = (text: string | null) => text?.toLocaleLowerCase('en').includes(words) ?? false;
    return all
      .filter(({ eventTitle, others }) => has(eventTitle) || others.some(({ name }) => has(name)))
      .slice(0, limit);
  }
}
