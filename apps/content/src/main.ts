import { processConfig, startService } from '@stallbook/platform';
import { ContentModule } from './content.module.js';

const config = processConfig('content');
await startService({ name: 'content', module: ContentModule, config });
