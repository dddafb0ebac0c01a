describe('the order of rows', () => {
  it('loads the rules of a language only to sort text', async () => {
    const made = jest.spyOn(Intl, 'Collator');
    const { sorted } = await import('./sorting.js');
    const columns = [{ header: 'Booth', field: 'booth', cell: String, value: String }];
    expect(sorted(['B10', 'b2'], null, columns)).toEqual(['B10', 'b2']);
    expect(made).not.toHaveBeenCalled();
    expect(sorted(['B10', 'b2'], { field: 'booth', descending: false }, columns)).toEqual(['b2', 'B10']);
    expect(made).toHaveBeenCalledTimes(1);
  });
});
