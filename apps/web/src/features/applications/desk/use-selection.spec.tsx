import { act, renderHook } from '@testing-library/react';
import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import { MOST, useSelection } from './use-selection.js';

const entries = Array.from({ length: MOST + 1 }, (_, index) => ({ id: `a${index}` }) as DeskEntry);

describe('the selection of applications', () => {
  it('holds as many as a decision takes, also if one of them was selected before', () => {
    const { result } = renderHook(() => useSelection());
    act(() => result.current.toggle(entries[0]!));
    act(() => result.current.add(entries));
    expect(result.current.selected.size).toBe(MOST);
  });
});
