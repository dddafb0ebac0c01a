import { renderHook } from '@testing-library/react';
import { useMedia } from './use-media.js';

it('a media query is followed once, however often its screen renders', () => {
  const list = window.matchMedia('(max-width: 768px)');
  const follow = jest.spyOn(list, 'addEventListener');
  const leave = jest.spyOn(list, 'removeEventListener');
  const matchMedia = jest.spyOn(window, 'matchMedia').mockReturnValue(list);
  const { rerender, unmount } = renderHook(() => useMedia('(max-width: 768px)'));
  rerender();
  rerender();
  expect(follow).toHaveBeenCalledTimes(1);
  unmount();
  expect(leave).toHaveBeenCalledTimes(1);
  matchMedia.mockRestore();
});
