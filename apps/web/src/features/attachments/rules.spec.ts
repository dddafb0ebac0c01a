import { selectFiles } from './rules.js';

const pdf = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);

describe('choosing files', () => {
  it('[AT-020] [AT-021] [AT-023] [AT-024] rejects each unsuitable file with its own message', () => {
    const { files, problems } = selectFiles(
      [pdf('a.pdf')],
      [pdf('a.pdf'), pdf('b.exe'), pdf('c.pdf', 10_485_761), pdf('D.PDF')],
      9,
    );
    expect(files.map(({ name }) => name)).toEqual(['a.pdf', 'D.PDF']);
    expect(problems).toEqual([
      'a.pdf: File already selected',
      'b.exe: File type not supported',
      'c.pdf: File size exceeds 10MB limit',
    ]);
  });

  it('[AT-020] takes every type that the service takes', () => {
    const endings = 'pdf doc docx xls xlsx ppt pptx txt csv jpg jpeg png webp gif zip'.split(' ');
    const all = endings.map((ending) => pdf(`file.${ending}`));
    expect(selectFiles([], all, 15)).toEqual({ files: all, problems: [] });
  });

  it('[AT-022] takes no more files than slots remain', () => {
    expect(selectFiles([], [pdf('a.pdf'), pdf('b.pdf')], 1)).toEqual({
      files: [],
      problems: ['Can only upload 1 files maximum'],
    });
  });
});
