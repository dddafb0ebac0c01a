import { Module } from '@nestjs/common';
import { ContentTasksHandler } from './content-tasks/content-tasks.handler.js';

/** Figures over several aggregates. */
@Module({ controllers: [ContentTasksHandler] })
export class DashboardModule {}
