import { Inject, Injectable } from '@nestjs/common';
import { requestAccountExportUpload } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, type StallbookConfig } from '@stallbook/platform';
import { RpcClient, unavailable } from '@stallbook/rpc';
import { WORKERS } from '../system-actor.js';
import type { Collected } from './collector.js';

const ABOUT =
  'Everything that Stallbook holds about you, by the part of Stallbook that holds it. Instants are UTC; amounts are in ' +
  'cents of the currency beside them. Names of other people, passwords and links that open your account are left out.';

/** The file, and its way to where files are kept. */
@Injectable()
export class ExportFile {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Its arrival makes the export ready. The same export again is stored once. */
  async store(exportId: string, personId: string, data: Collected): Promise<void> {
    const { STALLBOOK_FILES_URL: server } = this.config;
    if (!server) throw unavailable();
    const content = { about: ABOUT, madeAt: this.clock.now().toISOString(), personId, data };
    const { ticket } = await this.rpc.call(requestAccountExportUpload, { id: exportId }, { actor: WORKERS });
    const reply = await fetch(`${server}/files/${ticket}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: JSON.stringify(content, null, 2),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw unavailable();
  }
}
