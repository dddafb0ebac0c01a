import { ArrayMaxSize, ArrayUnique, IsUUID, ValidateBy } from 'class-validator';
import { validateInput } from './validate-input.js';

const compared = jest.fn();

const Compared = () => ValidateBy({ name: 'compared', validator: { validate: (value) => compared(value) as boolean } });

class FilesInput {
  @Compared()
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  @ArrayMaxSize(2)
  fileIds!: string[];
}

const ID = '0198a7c0-0000-7000-8000-00000000000';

describe('the rules of a field', () => {
  beforeEach(() => compared.mockReset().mockReturnValue(true));

  it('are all applied to what they allow', async () => {
    await expect(validateInput(FilesInput, { fileIds: [`${ID}1`, `${ID}2`] })).resolves.toBeInstanceOf(FilesInput);
    expect(compared).toHaveBeenCalledTimes(1);
  });

  it('are not applied after one that fails, so that a list that is too long costs nothing', async () => {
    const fileIds = [`${ID}1`, `${ID}1`, `${ID}1`];
    const message = 'fileIds must contain no more than 2 elements';
    await expect(validateInput(FilesInput, { fileIds })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'fileIds', message }],
    });
    expect(compared).not.toHaveBeenCalled();
  });
});
