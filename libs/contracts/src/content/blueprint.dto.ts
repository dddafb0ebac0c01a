import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MAX_BLUEPRINT_STEPS } from '@stallbook/kernel';
import { MAX_BLUEPRINT_TASKS } from './blueprint.inputs.js';

export enum BlueprintStatus {
  published = 'published',
  draft = 'draft',
}
registerEnumType(BlueprintStatus, { name: 'BlueprintStatus' });

@ObjectType()
export class BlueprintCategory {
  @Field(() => ID)
  id!: string;

  @Field()
  name!: string;

  @Field()
  icon!: string;

  /** `#rrggbb` */
  @Field()
  color!: string;

  @Field()
  slug!: string;

  @Field(() => Int)
  orderIndex!: number;
}

@ObjectType()
export class BlueprintTask {
  @Field(() => ID)
  id!: string;

  @Field()
  text!: string;
}

@ObjectType()
export class BlueprintStep {
  @Field(() => ID)
  id!: string;

  @Field()
  title!: string;

  @Field()
  text!: string;

  @Field(() => [BlueprintTask])
  @Extensions({ longest: MAX_BLUEPRINT_TASKS })
  tasks!: BlueprintTask[];
}

@ObjectType()
export class BlueprintSummary {
  @Field(() => ID)
  id!: string;

  @Field()
  title!: string;

  @Field()
  description!: string;

  @Field(() => ID)
  categoryId!: string;

  /** Null if the category was deleted at the same moment. */
  @Field(() => BlueprintCategory, { nullable: true })
  category!: BlueprintCategory | null;

  @Field(() => BlueprintStatus)
  status!: BlueprintStatus;

  @Field(() => Int)
  orderIndex!: number;

  @Field(() => Int)
  stepCount!: number;

  @Field()
  updatedAt!: string;
}

@ObjectType()
export class Blueprint extends BlueprintSummary {
  @Field(() => [BlueprintStep])
  @Extensions({ longest: MAX_BLUEPRINT_STEPS })
  content!: BlueprintStep[];

  /** The revision of the text. An edit names the one it is based on. */
  @Field(() => Int)
  revision!: number;
}

@ObjectType()
export class BlueprintReference {
  @Field(() => ID)
  id!: string;

  @Field()
  title!: string;

  @Field(() => ID)
  categoryId!: string;
}

@ObjectType()
export class BlueprintProgress {
  @Field(() => ID)
  blueprintId!: string;

  /** Null once the blueprint is no longer published. */
  @Field(() => BlueprintReference, { nullable: true })
  blueprint!: BlueprintReference | null;

  /** The first step is 1. */
  @Field(() => Int)
  currentStep!: number;

  @Field()
  completed!: boolean;

  @Field(() => [ID])
  doneTasks!: string[];

  @Field()
  updatedAt!: string;
}

@ObjectType()
export class BlueprintStats {
  @Field(() => Int)
  completed!: number;

  @Field(() => Int)
  published!: number;

  /** In percent. */
  @Field(() => Int)
  completionRate!: number;
}

@ObjectType()
export class BlueprintUse {
  @Field(() => ID)
  id!: string;

  @Field()
  title!: string;

  @Field(() => BlueprintStatus)
  status!: BlueprintStatus;

  @Field(() => Int)
  views!: number;

  @Field(() => Int)
  viewers!: number;

  @Field(() => Int)
  started!: number;

  @Field(() => Int)
  completed!: number;
}
