import '../../../testing/environment.js';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MoveButtons } from './move-buttons.js';

function Sample() {
  const [names, setNames] = useState(['Ann', 'Ben', 'Cal']);
  const [refuses, setRefuses] = useState(false);
  const move = (index: number, by: -1 | 1) => {
    if (refuses) return;
    const others = names.filter((_, at) => at !== index);
    setNames(others.toSpliced(index + by, 0, names[index] ?? ''));
  };
  return (
    <>
      <button onClick={() => setRefuses(true)}>Refuse</button>
      <button onMouseDown={(event) => event.preventDefault()} onClick={() => setNames(names.toReversed())}>
        Turn around
      </button>
      <ul>
        {names.map((name, index) => (
          <li key={name}>
            {name}
            <MoveButtons
              index={index}
              count={names.length}
              earlier={`${name} up`}
              later={`${name} down`}
              onMove={(by) => move(index, by)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

describe('the buttons that move an entry of a list', () => {
  it('keep the focus with the entry, and turn it around at the end', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    screen.getByRole('button', { name: 'Ann down' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ann down' }));
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['Ben', 'Cal', 'Ann']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ann up' }));
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['Ben', 'Ann', 'Cal']);
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['Ann', 'Ben', 'Cal']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ann down' }));
  });

  it('leave the focus alone when the list changes long after a move that failed', async () => {
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    await user.click(screen.getByRole('button', { name: 'Ann down' }));
    await user.click(document.body);
    await user.click(screen.getByRole('button', { name: 'Turn around' }));
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Cal');
    expect(document.activeElement).toBe(document.body);
  });
});
