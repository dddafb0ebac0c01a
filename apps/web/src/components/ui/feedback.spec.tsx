import '../../testing/environment.js';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Badge, StatusBadge, type Tone } from './badge.js';
import { ChartFrame } from './chart/chart-frame.js';
import { FilterSelect, Segments } from './list/filters.js';
import { FileDrop } from './form/file-drop.js';
import { StatTile } from './layout.js';
import { SkeletonCards } from './skeletons.js';
import { EmptyState, Notice } from './notice.js';
import { Stepper } from './stepper.js';
import { Timeline } from './timeline.js';
import { toast, ToastRegion } from './toast.js';

describe('a message that passes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(() => jest.runAllTimers());
    jest.useRealTimers();
  });
  const say = (text: string, tone?: 'error') => act(() => toast(text, tone));
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('is announced, and errors stay longer', () => {
    render(<ToastRegion />);
    say('Profile saved');
    say('The file could not be made', 'error');
    expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');
    wait(5_000);
    expect(screen.queryByText('Profile saved')).toBeNull();
    expect(screen.getByText('The file could not be made')).toBeTruthy();
    wait(5_000);
    expect(screen.queryByText('The file could not be made')).toBeNull();
  });

  it('stays open while it has the focus, and can be closed', () => {
    render(<ToastRegion />);
    say('Saved');
    const close = screen.getByRole('button', { name: 'Close message' });
    act(() => close.focus());
    wait(60_000);
    expect(screen.getByText('Saved')).toBeTruthy();
    fireEvent.click(close);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stays open with the focus when the pointer only crosses it', () => {
    render(<ToastRegion />);
    say('Saved');
    act(() => screen.getByRole('button', { name: 'Close message' }).focus());
    fireEvent.pointerEnter(screen.getByText('Saved'));
    fireEvent.pointerLeave(screen.getByText('Saved'));
    wait(60_000);
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  it('closes after it appeared under the pointer, which then left', () => {
    render(<ToastRegion />);
    say('Copied');
    fireEvent.pointerLeave(screen.getByText('Copied'));
    wait(5_000);
    expect(screen.queryByText('Copied')).toBeNull();
  });
});

describe('messages in their place', () => {
  it('announces errors immediately and other messages at the next pause', () => {
    render(
      <>
        <Notice tone="error">No</Notice>
        <Notice tone="success">Yes</Notice>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toBe('No');
    expect(screen.getByRole('status').textContent).toBe('Yes');
  });

  it('shows markup as the text that it is', async () => {
    const { container } = render(<EmptyState title="<img src=x onerror=alert(1)>">{'<b>bold</b>'}</EmptyState>);
    await waitFor(() => expect(container.querySelector('svg')).toBeTruthy());
    expect(screen.getByRole('heading').textContent).toBe('<img src=x onerror=alert(1)>');
    expect(screen.getByText('<b>bold</b>')).toBeTruthy();
  });

  it('says once that cards are on their way', () => {
    render(<SkeletonCards count={4} />);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });
});

describe('a status', () => {
  it('has its own shape and word for each tone, not only a color', () => {
    const tones: Tone[] = ['green', 'red', 'yellow', 'gray', 'blue', 'plum'];
    render(
      tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      )),
    );
    const shapes = tones.map((tone) => screen.getByText(tone).querySelector('svg')?.innerHTML);
    expect(new Set(shapes).size).toBe(tones.length);
  });

  it('shows a word that it does not know as it is', () => {
    render(<StatusBadge status="on_hold" />);
    expect(screen.getByText('on_hold')).toBeTruthy();
  });
});

describe('a chart', () => {
  it('is a picture with a summary, and its rows at a click', () => {
    render(
      <ChartFrame title="Sales" summary="Sales rose from $10 to $40." table={<table aria-label="Sales by month" />}>
        <svg />
      </ChartFrame>,
    );
    expect(screen.getByRole('img', { name: 'Sales. Sales rose from $10 to $40.' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show table' }));
    expect(screen.getByRole('table', { name: 'Sales by month' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show chart' }));
    expect(screen.getByRole('img')).toBeTruthy();
  });
});

describe('a figure', () => {
  it('leads to what it counts and keeps a place while it is loaded', () => {
    const tile = (value?: number) => (
      <MemoryRouter>
        <StatTile label="New applications" value={value} note="of 12" to="/applications" />
      </MemoryRouter>
    );
    const { rerender } = render(tile());
    const link = screen.getByRole('link', { name: 'New applications of 12' });
    expect(link.querySelector('[aria-hidden]')).not.toBeNull();
    rerender(tile(0));
    expect(screen.getByRole('link').textContent).toBe('0New applicationsof 12');
  });
});

describe('filters', () => {
  const options = [
    { value: '', label: 'All' },
    { value: 'paid', label: 'Paid' },
  ] as const;

  it('tell which of a few is on', () => {
    const picked: string[] = [];
    render(<Segments label="Status" value="" options={options} onChange={(value) => picked.push(value)} />);
    expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Paid', pressed: false }));
    expect(picked).toEqual(['paid']);
  });

  it('take one of many by its label', () => {
    const picked: string[] = [];
    render(<FilterSelect label="Status" value="" options={options} onChange={(value) => picked.push(value)} />);
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'paid' } });
    expect(picked).toEqual(['paid']);
  });
});

describe('files', () => {
  const file = new File(['a'], 'a.csv', { type: 'text/csv' });
  const drop = (target: HTMLElement) => fireEvent.drop(target, { dataTransfer: { files: [file, file] } });

  it('are dropped or picked, one where one is asked for', () => {
    const taken: File[][] = [];
    render(<FileDrop label="Choose a file" accept=".csv" onFiles={(files) => taken.push(files)} />);
    const input = screen.getByLabelText(/Choose a file/);
    drop(input.closest('label') as HTMLElement);
    fireEvent.change(input, { target: { files: [file] } });
    expect(taken).toEqual([[file], [file]]);
  });

  it('wait for the one that is being sent', () => {
    const taken: File[][] = [];
    const progress = { sent: 3, total: 12 };
    render(<FileDrop label="Choose" accept="" multiple progress={progress} onFiles={(files) => taken.push(files)} />);
    expect(screen.getByRole('progressbar', { name: 'Upload progress' }).getAttribute('aria-valuenow')).toBe('3');
    const input = screen.getByLabelText<HTMLInputElement>(/Choose/);
    expect(input.disabled).toBe(true);
    drop(input.closest('label') as HTMLElement);
    expect(taken).toEqual([]);
  });
});

describe('steps and histories', () => {
  it('say where one is and what is done', () => {
    render(<Stepper steps={['Account', 'Profile', 'Plan']} current={1} />);
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps[0]?.textContent).toBe('1. Account (done)');
  });

  it('lead back to finished steps where that is possible', async () => {
    const onBackTo = jest.fn();
    render(<Stepper steps={['Account', 'Profile', 'Plan']} current={2} onBackTo={onBackTo} />);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /Profile/ }));
    expect(onBackTo).toHaveBeenCalledWith(1);
  });

  it('focus the step that one comes to, and leave the focus alone on arrival', () => {
    const steps = ['Account', 'Profile'];
    const { rerender } = render(<Stepper steps={steps} current={0} />);
    expect(document.activeElement).toBe(document.body);
    rerender(<Stepper steps={steps} current={1} />);
    expect(document.activeElement?.textContent).toBe('2. Profile');
  });

  it('say who did what, when, and what it changed', () => {
    const changes = [
      { field: 'Booth', before: null, after: 'B12' },
      { field: 'Fee', before: '$75.00', after: null },
    ];
    render(<Timeline entries={[{ id: '1', what: 'Accepted', who: 'Sam', at: '2026-11-03T10:00:00.000Z', changes }]} />);
    expect(document.querySelector('time')?.dateTime).toBe('2026-11-03T10:00:00.000Z');
    expect(screen.getByText('B12').closest('li')?.textContent).toBe('Booth:  B12');
    expect(screen.getByText('removed').closest('li')?.textContent).toBe('Fee: $75.00 → removed');
  });

  it('show a step once that was repeated on one day by one person, with its last time', () => {
    const photos = { what: 'Photos changed', who: 'Vera' };
    render(
      <Timeline
        entries={[
          { ...photos, id: '1', at: '2026-11-03T10:00:00.000Z' },
          { ...photos, id: '2', at: '2026-11-03T10:01:00.000Z' },
          { id: '3', what: 'Application sent', who: 'Vera', at: '2026-11-03T10:02:00.000Z' },
          { ...photos, id: '4', at: '2026-11-03T10:03:00.000Z' },
          { ...photos, id: '5', at: '2026-11-06T10:03:00.000Z' },
          { ...photos, id: '6', who: 'Wim', at: '2026-11-06T10:04:00.000Z' },
        ]}
      />,
    );
    const [repeated, , ...once] = screen.getAllByRole('listitem');
    expect(repeated?.textContent).toMatch(/^Photos changed.* · 2 times$/);
    expect(repeated?.querySelector('time')?.dateTime).toBe('2026-11-03T10:01:00.000Z');
    expect(once.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Vera · .*Nov 3/),
      expect.stringMatching(/Vera · .*Nov 6/),
      expect.stringMatching(/Wim · .*Nov 6/),
    ]);
    expect(document.body.textContent.match(/times/g)).toHaveLength(1);
  });
});
