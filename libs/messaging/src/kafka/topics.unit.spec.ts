import type { Admin } from 'kafkajs';
import { mayPassLater } from './errors.js';
import { namesOf } from './names.js';
import { ensureTopics, missingTopics } from './topics.js';

const names = namesOf('fair');

class Refusal extends Error {
  constructor(readonly type: string) {
    super(type);
  }
}

function brokerThatAnswers(...answers: (number | Refusal)[]) {
  const created: string[][] = [];
  const admin = {
    listTopics: async () => ['fair.there.v1'],
    createTopics: async ({ topics }: { topics: { topic: string }[] }) => {
      created.push(topics.map(({ topic }) => topic));
      return true;
    },
    fetchTopicMetadata: async ({ topics }: { topics: string[] }) => {
      const [answer = 1] = answers.length > 1 ? answers.splice(0, 1) : answers;
      if (answer instanceof Refusal) throw answer;
      return { topics: topics.map((name) => ({ name, partitions: [{ leader: answer }] })) };
    },
  };
  return { admin: admin as unknown as Admin, created };
}

describe('listing topics', () => {
  const missing = async (listTopics: () => Promise<string[]>) =>
    missingTopics({ listTopics } as unknown as Admin, names, ['there.v1', 'new.v1']);

  it('returns the missing ones', async () => {
    expect(await missing(async () => ['fair.there.v1', 'other.new.v1'])).toEqual(['new.v1']);
  });

  it('is retryable if no broker answered, which kafkajs takes for an answer', async () => {
    const brokenList = () => Promise.reject(new TypeError("Cannot destructure property 'topicMetadata'"));
    const failure = await missing(brokenList).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: 'no broker listed its topics' });
    expect(mayPassLater(failure)).toBe(true);
  });
});

describe('ensuring topics', () => {
  it('tolerates a topic that another process is creating and waits for its leader', async () => {
    const { admin, created } = brokerThatAnswers(
      new Refusal('UNKNOWN_TOPIC_OR_PARTITION'),
      new Refusal('LEADER_NOT_AVAILABLE'),
      -1,
      1,
    );
    await ensureTopics(admin, names, [{ name: 'there.v1' }, { name: 'new.v1' }]);
    expect(created).toEqual([['fair.new.v1']]);
  });

  it('rethrows any other failure', async () => {
    const { admin } = brokerThatAnswers(new Refusal('TOPIC_AUTHORIZATION_FAILED'));
    await expect(ensureTopics(admin, names, [{ name: 'new.v1' }])).rejects.toThrow('TOPIC_AUTHORIZATION_FAILED');
  });
});
