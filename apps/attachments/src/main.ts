import { processConfig, startService } from '@stallbook/platform';
import { AttachmentsModule } from './attachments.module.js';
import { configureAttachmentsHttp } from './configure-http.js';

const config = processConfig('attachments');
await startService({ name: 'attachments', module: AttachmentsModule, config, configureHttp: configureAttachmentsHttp });
