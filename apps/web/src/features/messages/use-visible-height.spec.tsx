import { render } from '@testing-library/react';
import { useVisibleHeight } from './use-visible-height.js';

function Frame() {
  return <div ref={useVisibleHeight<HTMLDivElement>()} />;
}

describe('the height of the messages', () => {
  let viewport: EventTarget & { height: number; scale: number };
  beforeEach(() => {
    viewport = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'visualViewport'));

  const heightIn = (height: number, scale: number) => {
    const { container } = render(<Frame />);
    Object.assign(viewport, { height, scale }).dispatchEvent(new Event('resize'));
    const frame = container.firstElementChild as HTMLElement;
    return [frame.style.getPropertyValue('--visible'), frame.hasAttribute('data-keyboard')];
  };

  it('ends above an on-screen keyboard, also while the page is zoomed in', () => {
    const left = window.innerHeight - 300;
    expect(heightIn(left, 1)).toEqual([`${left}px`, true]);
    expect(heightIn(left / 2, 2)).toEqual([`${left}px`, true]);
  });

  it('stays as it is while the page is zoomed in', () => {
    expect(heightIn(window.innerHeight / 2, 2)).toEqual(['', false]);
  });
});
