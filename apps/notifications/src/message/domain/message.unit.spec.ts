import { given } from '@stallbook/testing';
import { message, messageText, type SendMessage } from './message.decider.js';
import { quoted } from './quoted.js';

const data = { messageId: 'm', threadId: 't', senderId: 'vera', seq: 4, content: 'Is there power at the booth?' };
const send: SendMessage = { type: 'send', ...data, imageIds: [], fileIds: [], viewerIds: ['vera', 'olga'] };
const sent = { type: 'message.sent' as const, data };

describe('a message', () => {
  it('[NO-005] is sent with its thread, sender, content, and number', () => given(message).when(send).then([sent]));

  it('is sent once, even if it is sent again', () =>
    given(message, [sent])
      .when({ ...send, seq: 9 })
      .thenNothing());

  it('never takes the ID of another message', () =>
    given(message, [sent])
      .when({ ...send, senderId: 'eve' })
      .thenRefused('ALREADY_EXISTS'));

  it.each([
    ['text', { content: 'Is there water?' }],
    ['photos', { imageIds: ['p1'] }],
    ['files', { fileIds: ['f1'] }],
  ])('never takes the ID of a message with other %s', (_what, edited) =>
    given(message, [sent])
      .when({ ...send, ...edited })
      .thenRefused('ALREADY_EXISTS'),
  );

  it('can consist of images only, and names those who may see them', () => {
    const imageIds = ['p1', 'p2', 'p3', 'p4', 'p5'];
    const attached = { messageId: 'm', threadId: 't', senderId: 'vera', viewerIds: ['vera', 'olga'], imageIds };
    given(message)
      .when({ ...send, content: '', imageIds })
      .then([
        { type: 'message.sent', data: { ...data, content: '' } },
        { type: 'message.images-attached', data: attached },
      ]);
  });

  it('can consist of files only, and names those who may open them', () =>
    given(message)
      .when({ ...send, content: '', fileIds: ['f1'] })
      .then([
        { type: 'message.sent', data: { ...data, content: '' } },
        {
          type: 'message.files-attached',
          data: { messageId: 'm', threadId: 't', senderId: 'vera', viewerIds: ['vera', 'olga'], fileIds: ['f1'] },
        },
      ]));

  it('with images and files is sent once, even if it is sent again', () => {
    const facts = { messageId: 'm', threadId: 't', senderId: 'vera', viewerIds: ['vera', 'olga'] };
    const history = [
      sent,
      { type: 'message.images-attached' as const, data: { ...facts, imageIds: ['p1', 'p2'] } },
      { type: 'message.files-attached' as const, data: { ...facts, fileIds: ['f1'] } },
    ];
    const again = { ...send, imageIds: ['p1', 'p2'], fileIds: ['f1'] };
    given(message, history).when(again).thenNothing();
    for (const edited of [{ imageIds: ['p2', 'p1'] }, { fileIds: [] }])
      given(message, history)
        .when({ ...again, ...edited })
        .thenRefused('ALREADY_EXISTS');
  });

  it('has a text that can be seen, without the space around it', () => {
    expect(messageText('  Is there power? ')).toBe('Is there power?');
    for (const blank of ['', ' \n ', '\u200B', ' \u200B '])
      expect(() => messageText(blank)).toThrow('Please write a message.');
  });

  it('has a text, an image, or a file', () =>
    given(message)
      .when({ ...send, content: '' })
      .thenRefused('MESSAGE.EMPTY'));

  it('has up to five images and files', () =>
    given(message)
      .when({ ...send, imageIds: ['p1', 'p2', 'p3', 'p4'], fileIds: ['f1', 'f2'] })
      .thenRefused('MESSAGE.TOO_MANY_FILES'));
});

describe('the beginning of a message', () => {
  it('is on one line', () =>
    expect(quoted('Vera', 'Is there power?\n\nAnd water?')).toBe('Vera: “Is there power? And water?”'));

  it('ends between two words', () =>
    expect(quoted('Vera', `${'one two, '.repeat(13)}three, four five`)).toBe(
      `Vera: “${'one two, '.repeat(13).trim().replace(/,$/, '')}…”`,
    ));

  it('ends within a word that is too long', () =>
    expect(quoted('Vera', 'a'.repeat(500))).toBe(`Vera: “${'a'.repeat(120)}…”`));
});
