import { baseConfig, loadConfig, startService } from '@stallbook/platform';
import { ContentModule } from './content.module.js';

const config = loadConfig(baseConfig);
await startService({ name: 'content', module: ContentModule.register(config), config });
