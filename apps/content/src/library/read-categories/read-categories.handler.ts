import { Controller } from '@nestjs/common';
import { blueprintCategories, type BlueprintCategory } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { LibraryReader } from '../library.reader.js';

@Controller()
export class ReadCategoriesHandler {
  constructor(private readonly reader: LibraryReader) {}

  @Handles(blueprintCategories)
  handle(): Promise<BlueprintCategory[]> {
    return this.reader.categories();
  }
}
