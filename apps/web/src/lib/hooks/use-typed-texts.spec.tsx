import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useTypedTexts } from './use-typed-texts.js';

const start = { search: '', location: '' };

function useSearchInAddress() {
  const [address, setAddress] = useState(start);
  return { address, setAddress, ...useTypedTexts(address, setAddress) };
}

describe('Texts that are typed into the address', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are sent 300 ms after the last key', () => {
    const { result } = renderHook(useSearchInAddress);
    act(() => result.current.type({ search: 'ver' }));
    act(() => jest.advanceTimersByTime(299));
    act(() => result.current.type({ search: 'vera' }));
    act(() => jest.advanceTimersByTime(299));
    expect(result.current.address).toEqual(start);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current.address).toEqual({ search: 'vera', location: '' });
  });

  it('keep a letter that is typed while the last text is being sent', () => {
    const { result } = renderHook(useSearchInAddress);
    act(() => result.current.type({ search: 'vera' }));
    act(() => {
      jest.advanceTimersByTime(300);
      result.current.type({ location: 'a' });
    });
    expect(result.current.texts).toEqual({ search: 'vera', location: 'a' });
    act(() => jest.advanceTimersByTime(300));
    expect(result.current.address).toEqual({ search: 'vera', location: 'a' });
  });

  it('are replaced by an address that changes otherwise, such as with Back', () => {
    const { result } = renderHook(useSearchInAddress);
    act(() => result.current.type({ search: 'vera' }));
    act(() => result.current.setAddress({ search: 'honey', location: '' }));
    expect(result.current.texts.search).toBe('honey');
    act(() => jest.advanceTimersByTime(300));
    expect(result.current.address.search).toBe('honey');
  });
});
