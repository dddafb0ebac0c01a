import { Module } from '@nestjs/common';
import { OperationJournal } from '@stallbook/administration';
import { LibraryReader } from './library.reader.js';
import { ManageCategoriesHandler } from './manage-categories/manage-categories.handler.js';
import { ReadCategoriesHandler } from './read-categories/read-categories.handler.js';

@Module({
  controllers: [ReadCategoriesHandler, ManageCategoriesHandler],
  providers: [LibraryReader, OperationJournal],
  exports: [LibraryReader],
})
export class LibraryModule {}
