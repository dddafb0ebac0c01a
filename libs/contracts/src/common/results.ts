import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Type } from '@nestjs/common';

/** The result of a command that returns nothing else. */
@ObjectType()
export class Done {
  @Field(() => ID)
  id!: string;
}

export interface PageOf<T> {
  items: T[];
  /** Over all pages. */
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
