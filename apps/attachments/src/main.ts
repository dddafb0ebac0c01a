import { baseConfig, loadConfig, startService } from '@stallbook/platform';
import { AttachmentsModule } from './attachments.module.js';
import { configureAttachmentsHttp } from './configure-http.js';

const config = loadConfig(baseConfig);
await startService({
  name: 'attachments',
  module: AttachmentsModule.register(config),
  config,
  configureHttp: configureAttachmentsHttp,
});
