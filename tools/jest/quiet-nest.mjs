// Hides Nest's route and microservice logs between the results.
import { Logger } from '@nestjs/common';

Logger.overrideLogger(['warn', 'error', 'fatal']);
