import { Inject, Injectable } from '@nestjs/common';
import type { BlueprintCategory } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { LIBRARY_ID } from './domain/library.decider.js';
import { showCategories } from './library.presenter.js';
import { libraries } from './library.projection.js';

@Injectable()
export class LibraryReader {
  constructor(@Inject(DB) private readonly db: Db) {}

  /** Sorted by their order in the library. */
  async categories(): Promise<BlueprintCategory[]> {
    const found = await libraries.in(this.db).findOne({ _id: LIBRARY_ID });
    return showCategories(found?.categories ?? []);
  }
}
