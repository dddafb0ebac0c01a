import '../../testing/environment.js';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { formKept } from '../drafts/drafts.slice.js';
import { browserForgotten } from '../state/storage.js';
import { createStore } from '../state/store.js';
import { useOtherTabs } from './use-other-tabs.js';

it('[ID-082] what a full storage had no room for is forgotten once another tab empties the storage', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const cleared = jest.spyOn(Storage.prototype, 'clear');
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  renderHook(() => useOtherTabs(), { wrapper });
  localStorage.setItem('filler', 'x'.repeat(5_000_000 - 'filler'.length));
  store.dispatch(formKept('p1.chat', { values: { text: 'Hello' } }));
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(store.getState().drafts.kept['p1.chat']).toBeUndefined();
  cleared.mockClear();
  createStore().dispatch(browserForgotten());
  expect(cleared.mock.contexts).toContain(localStorage);
  warned.mockRestore();
  cleared.mockRestore();
});
