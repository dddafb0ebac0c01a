import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  DeadLetterReport,
  DiscardDeadLetterInput,
  Done,
  ResendDeadLetterInput,
  RetrySetAsideInput,
  SystemReport,
  SystemService,
  systemOperationsOf,
} from '@stallbook/contracts';
import { processStatus } from '@stallbook/platform';
import { assertAccess } from '@stallbook/rpc';
import type { Queue } from 'bullmq';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';
import { QUEUES } from '../queues/queues.js';
import { orNotReachable } from './not-reachable.js';
import { queueStatus } from './queue-status.js';

const services = Object.values(SystemService);
/** Joining Kafka takes seconds, and an action reads twice. */
const OF_LETTERS = { timeoutMs: 15_000 };

@Resolver()
export class SystemResolver {
  constructor(@Inject(QUEUES) private readonly queues: readonly Queue[]) {}

  @Query(() => SystemReport)
  async system(@CurrentCaller() caller: Caller): Promise<SystemReport> {
    assertAccess(['admin'], caller.actor);
    const [gateway, queues, ...reports] = await Promise.all([
      processStatus(),
      queueStatus(this.queues),
      ...services.map(async (service) => ({
        service,
        answer: await orNotReachable(caller.call(systemOperationsOf[service].status, {})),
      })),
    ]);
    return {
      gateway,
      queues,
      services: reports.map(({ service, answer }) => ({ service, status: answer?.status ?? null })),
      consumers: reports.flatMap(({ answer }) => answer?.consumers ?? []),
      setAside: reports.flatMap(({ answer }) => answer?.setAside ?? []),
    };
  }

  @Query(() => DeadLetterReport)
  async deadLetters(@CurrentCaller() caller: Caller): Promise<DeadLetterReport> {
    assertAccess(['admin'], caller.actor);
    const answers = await Promise.all(
      services.map(async (service) => ({
        service,
        letters: await orNotReachable(caller.call(systemOperationsOf[service].deadLetters, {}, OF_LETTERS)),
      })),
    );
    return {
      items: answers.flatMap(({ letters }) => letters ?? []).sort((one, other) => one.at.localeCompare(other.at)),
      notReachable: answers.filter(({ letters }) => letters === null).map(({ service }) => service),
    };
  }

  @Mutation(() => Done)
  resendDeadLetter(@Args('input') input: ResendDeadLetterInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(systemOperationsOf[input.service].resendDeadLetter, input, OF_LETTERS);
  }

  @Mutation(() => Done)
  discardDeadLetter(@Args('input') input: DiscardDeadLetterInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(systemOperationsOf[input.service].discardDeadLetter, input, OF_LETTERS);
  }

  @Mutation(() => Done)
  retrySetAside(@Args('input') input: RetrySetAsideInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(systemOperationsOf[input.service].retrySetAside, input);
  }
}
