import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Type } from '@nestjs/common';

/** The answer of a command that has nothing to tell but that it was carried out. */
@ObjectType()
export class Done {
  @Field(() => ID)
  id!: string;
}

export interface PageOf<T> {
  items: T[];
  /** How many there are over all pages. */
  total: number;
}

/** `@ObjectType() class ApplicationPage extends pageOf(Application) {}`. */
export function pageOf<T>(item: Type<T>): Type<PageOf<T>> {
  @ObjectType({ isAbstract: true })
  class Page implements PageOf<T> {
    @Field(() => [item])
    items!: T[];

    @Field(() => Int)
    total!: number;
  }
  return Page as Type<PageOf<T>>;
}
