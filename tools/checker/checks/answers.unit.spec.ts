import { checkAnswers, type Answer } from './answers.js';

const answer: Answer = {
  service: 'applications',
  operation: 'submitApplication',
  commitId: 'c1',
  subjectId: 'a1',
  result: '{"status":"pending"}',
};
const commits = (...known: string[]) =>
  new Map([
    ['applications', known.map((_id) => ({ _id, streamId: 'application-a1', events: [{ data: { intent: 'pi_1' } }] }))],
  ]);
const kinds = (answers: Answer[], ...known: string[]) =>
  checkAnswers(answers, commits(...known)).map(({ kind }) => kind);

describe('answered commands', () => {
  it('are fine when they are stored, also when they were answered twice alike', () =>
    expect(kinds([answer, answer], 'c1', 'c2')).toEqual([]));
  it('finds a lost one', () => expect(kinds([answer], 'c2')).toEqual(['lost']));
  it('finds a command that another service committed', () =>
    expect(kinds([{ ...answer, service: 'billing' }], 'c1')).toEqual(['lost']));
  it('are fine where another command did the same first, and left its mark', () => {
    expect(kinds([{ ...answer, mark: 'pi_1' }], 'c2')).toEqual([]);
    expect(kinds([{ ...answer, mark: 'pi_2' }], 'c2')).toEqual(['lost']);
    expect(kinds([{ ...answer, mark: 'pi_1', subjectId: 'a2' }], 'c2')).toEqual(['lost']);
  });
  it('finds one that was carried out twice', () =>
    expect(kinds([answer, { ...answer, result: '{"status":"accepted"}' }], 'c1')).toEqual(['doubled']));
  it('finds one that did something else', () =>
    expect(kinds([{ ...answer, subjectId: 'a2' }], 'c1')).toEqual(['differs']));
});
