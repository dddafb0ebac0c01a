import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { turnSchema } from './turn.schema.js';
import { Turns } from './turns.js';

@Module({ imports: [modelsOf(turnSchema)], providers: [Turns], exports: [Turns] })
export class TurnModule {}
