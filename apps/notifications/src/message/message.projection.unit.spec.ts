import { ERASED } from '@stallbook/kernel';
import { messages } from './message.projection.js';

const sent = {
  messageId: 'm',
  threadId: 't',
  senderId: 'vera',
  seq: 1,
  createdAt: '',
  imageIds: ['i'],
  fileIds: ['f'],
};
const stream = { id: 'm', version: 1, createdAt: new Date(0), updatedAt: new Date(0) };
const shown = (content: string) => messages.project({ ...sent, content }, stream);

describe('a message of a list', () => {
  it('has no contents once its sender is erased', () =>
    expect(shown(ERASED)).toMatchObject({ content: null, imageIds: [], fileIds: [] }));

  it('keeps its contents if it is the word for that', () =>
    expect(shown('erased')).toMatchObject({ content: 'erased', imageIds: ['i'], fileIds: ['f'] }));
});
