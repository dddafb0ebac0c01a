import { Inject, Injectable } from '@nestjs/common';
import { SystemService, type ServiceAnswer } from '@stallbook/contracts';
import { relayStatus, retrySetAside, setAsideCommits, setAsideStreams } from '@stallbook/event-store';
import type { CallContext, ServiceName } from '@stallbook/kernel';
import { consumerLags, DB, processStatus } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { OperationJournal } from '../operation-log/operation-journal.js';
import { SERVICE } from './service.js';

@Injectable()
export class SystemStatus {
  constructor(
    @Inject(DB) private readonly db: Db,
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly journal: OperationJournal,
  ) {}

  async read(): Promise<ServiceAnswer> {
    const [status, relay, consumers, setAside] = await Promise.all([
      processStatus(),
      relayStatus(this.db),
      consumerLags(`${this.service}.`),
      setAsideStreams(this.db),
    ]);
    const service = SystemService[this.service];
    return {
      status: { ...status, relay },
      consumers: consumers.map((consumer) => ({ service, ...consumer })),
      setAside: setAside.map((stream) => ({ service, ...stream })),
    };
  }

  async retry(streamId: string, context: CallContext): Promise<void> {
    const waits = await setAsideCommits(this.db).findOne({ streamId });
    const intent = waits ? { what: 'retry_set_aside' as const, subject: streamId } : null;
    await this.journal.enter(context, intent, 'No commits of this stream are set aside anymore.');
    await retrySetAside(this.db, [streamId]);
  }
}
