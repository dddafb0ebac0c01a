import type { Names } from './names.js';

/** What the generator finds in the service and its slices refer to. */
export interface Surroundings {
  /** `ApplicationsModule`. */
  serviceModule: string;
  /** The arguments of the service's own `openStage`; undefined where it has none. */
  stageArguments: string | undefined;
  /** Of a query: the view that it reads. */
  view: { name: string; document: string } | undefined;
}

const answerOf = ({ kind, pascal }: Names): string => (kind === 'command' ? 'Done' : `${pascal}Answer`);

export const dto = (names: Names): string => `
import { Field, ID, InputType${names.kind === 'query' ? ', ObjectType' : ''} } from '@nestjs/graphql';
import { IsUUID } from 'class-validator';

@InputType()
export class ${names.pascal}Input {
  @Field(() => ID)
  @IsUUID()
  id!: string;
}
${
  names.kind === 'query'
    ? `
@ObjectType()
export class ${names.pascal}Answer {
  @Field(() => ID)
  id!: string;
}
`
    : ''
}`;

/** Closed to everybody but the system, until somebody decides who may. */
export const operation = (names: Names): string => `
export const ${names.camel} = define${names.kind === 'command' ? 'Command' : 'Query'}<${answerOf(names)}>()('${names.service}.${names.camel}', {
  input: ${names.pascal}Input,
  access: 'system',
});
`;

export const decider = ({ aggregate, aggregateCamel, camel, pascal, useCase }: Names): string => `
import type { AggregateEvent, AggregateState } from '@stallbook/kernel';
import type { ${aggregateCamel} } from './${aggregate}.js';

export interface ${pascal} {
  id: string;
  /** Who asks. */
  actorId: string;
  /** ISO instant. */
  at: string;
}

export function ${camel}(
  _command: ${pascal},
  _state: AggregateState<typeof ${aggregateCamel}>,
): AggregateEvent<typeof ${aggregateCamel}>[] {
  throw new Error('the rule of ${useCase} is not written');
}
`;

export const deciderSpec = ({ aggregate, aggregateCamel, camel, useCase, words }: Names): string => `
import type { AggregateEvent } from '@stallbook/kernel';
import { given } from '@stallbook/testing';
import { ${aggregateCamel} } from './${aggregate}.js';
import { ${camel} } from './${useCase}.decider.js';

type Happened = AggregateEvent<typeof ${aggregateCamel}>;

/** What has to have happened before. */
const history: Happened[] = [];
/** What follows. */
const expected: Happened[] = [];
const command = { id: '${aggregate}', actorId: 'actor', at: '2027-04-01T10:00:00.000Z' };

describe('${words}', () => {
  it('is followed by its events', () => {
    expect(expected).not.toEqual([]);
    given(${aggregateCamel}, history)
      .when((state) => ${camel}(command, state))
      .then(expected);
  });
});
`;

export const commandHandler = ({ aggregate, aggregateCamel, camel, pascal, useCase }: Names): string => `
import { Controller, Inject } from '@nestjs/common';
import { ${camel} as operation, type Done, type ${pascal}Input } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { ${aggregateCamel} } from '../domain/${aggregate}.js';
import { ${camel} } from '../domain/${useCase}.decider.js';

@Controller()
export class ${pascal}Handler {
  constructor(
    private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(operation)
  async handle({ id }: ${pascal}Input, context: CallContext): Promise<Done> {
    const command = { id, actorId: actorOf(context).id, at: this.clock.now().toISOString() };
    await this.store.execute(${aggregateCamel}, id, callerContext(context), (state) => ${camel}(command, state));
    return { id };
  }
}
`;

export const queryHandler = (
  { aggregate, camel, pascal, useCase }: Names,
  view: { name: string; document: string },
): string => `
import { Controller, Inject } from '@nestjs/common';
import { ${camel} as operation, type ${pascal}Answer, type ${pascal}Input } from '@stallbook/contracts';
import { notFound } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { ${view.name}, type ${view.document} } from '../${aggregate}.view.js';

@Controller()
export class ${pascal}Handler {
  constructor(@Inject(DB) private readonly db: Db) {}

  @Handles(operation)
  async handle({ id }: ${pascal}Input): Promise<${pascal}Answer> {
    const found = await this.db.collection<${view.document}>(${view.name}.collection).findOne({ _id: id });
    if (!found) throw notFound('Not found');
    throw new Error('who may see ${useCase}, and what of it, is not written');
  }
}
`;

export function integrationSpec(names: Names, { serviceModule, stageArguments }: Surroundings): string {
  const { service, camel, words } = names;
  const own = stageArguments !== undefined;
  return `
import { ${camel} } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs${own ? '' : ', openServiceStage, type ServiceStage'} } from '@stallbook/platform/testing';
${
  own
    ? `import { openStage, type Stage } from '../../testing/stage.js';`
    : `import { ${serviceModule} } from '../../${service}.module.js';`
}

describe('${words}', () => {
  let stage: ${own ? 'Stage' : 'ServiceStage'};
  beforeAll(async () => {
    stage = await ${own ? `openStage(${stageArguments})` : `openServiceStage({ name: '${service}', module: ${serviceModule} })`};
  });
  afterAll(() => stage?.close());

  it('answers', async () => {
    const id = newId();
    await expect(stage.call(${camel}, { id }, actorAs('system'))).resolves.toEqual({ id });
  });
});
`;
}

export const resolverMethod = (names: Names): string => {
  const { kind, camel, pascal } = names;
  const answer = answerOf(names);
  return `  @${kind === 'command' ? 'Mutation' : 'Query'}(() => ${answer})
  ${camel}(@Args('input') input: ${pascal}Input, @Asks() caller: Caller): Promise<${answer}> {
    return caller.call(${camel}, input);
  }`;
};
