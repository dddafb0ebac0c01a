import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Type } from '@nestjs/common';

@ObjectType()
export class Done {
  @Field(() => ID)
  id!: string;
}

/** The result of a command that carries out the next step of stored work. */
export class WorkStep {
  done!: number;
  total!: number;
  /** When to continue; null if finished. */
  againAfterMs!: number | null;
}

export interface PageOf<T> {
  items: T[];
  total: number;
}

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
