import '../../../testing/environment.js';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, useState, type ComponentProps } from 'react';
import { ToastRegion } from '../toast.js';
import { Card } from '../layout.js';
import { Confirm, Dialog } from './dialog.js';
import { DrawerFrame } from './drawer-frame.js';

function open(props: Partial<ComponentProps<typeof Confirm>> = {}) {
  function Sample() {
    const [asking, setAsking] = useState(false);
    return (
      <>
        <button onClick={() => setAsking(true)}>Delete</button>
        <Confirm
          title="Delete Spring Fair?"
          action="Delete event"
          open={asking}
          onClose={() => setAsking(false)}
          onConfirm={() => setAsking(false)}
          danger
          {...props}
        />
      </>
    );
  }
  render(<Sample />);
  const user = userEvent.setup();
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    return screen.findByRole('dialog', { name: 'Delete Spring Fair?' });
  };
  return { user, ask };
}

describe('a question before something is done', () => {
  it('names what goes with it', async () => {
    const { ask } = open({ takes: ['12 applications', '3 attachments'] });
    const told = within(await ask()).getAllByRole('listitem');
    expect(told.map((one) => one.textContent)).toEqual(['12 applications', '3 attachments']);
  });

  it('has about its size while its contents are loaded', async () => {
    const Slow = lazy(() => new Promise<never>(() => undefined));
    const { ask } = open({ children: <Slow /> });
    const dialog = within(await ask());
    expect(dialog.getByRole('status').children).toHaveLength(4);
    dialog.getByText('Loading...');
  });

  it('is no second header of the page', async () => {
    const { ask } = open();
    await ask();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('begins at the harmless answer, goes away by Escape and gives the focus back', async () => {
    const { user, ask } = open();
    await ask();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' })));
  });

  it('above another dialog, goes away alone by Escape', async () => {
    function Sample() {
      const [opened, setOpened] = useState(['Below', 'Above']);
      const close = (title: string) => setOpened((before) => before.filter((one) => one !== title));
      return (
        <Dialog title="Below" open={opened.includes('Below')} onClose={() => close('Below')}>
          <button>Note</button>
          <Dialog title="Above" open={opened.includes('Above')} onClose={() => close('Above')}>
            <button>Save</button>
          </Dialog>
        </Dialog>
      );
    }
    render(<Sample />);
    const user = userEvent.setup();
    await screen.findByRole('dialog', { name: 'Below' });
    await screen.findByRole('dialog', { name: 'Above' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Above' })).toBeNull());
    screen.getByRole('dialog', { name: 'Below' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('above a drawer, goes away alone by Escape', async () => {
    function Sample() {
      const [opened, setOpened] = useState(['Menu', 'Above']);
      const close = (title: string) => setOpened((before) => before.filter((one) => one !== title));
      return (
        <>
          {opened.includes('Menu') && (
            <DrawerFrame title="Menu" onClose={() => close('Menu')}>
              <button>Sign out</button>
            </DrawerFrame>
          )}
          <Dialog title="Above" open={opened.includes('Above')} onClose={() => close('Above')}>
            <button>Save</button>
          </Dialog>
        </>
      );
    }
    render(<Sample />);
    const user = userEvent.setup();
    await screen.findByRole('dialog', { name: 'Menu' });
    await screen.findByRole('dialog', { name: 'Above' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Above' })).toBeNull());
    screen.getByRole('dialog', { name: 'Menu' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes away by the Back button of a phone', async () => {
    const destroy = jest.fn();
    let goBack: (() => void) | null = null;
    window.CloseWatcher = class {
      set onclose(close: () => void) {
        goBack = close;
      }
      destroy = destroy;
    };
    const { ask } = open();
    await ask();
    act(() => goBack?.());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(destroy).toHaveBeenCalledTimes(1);
    delete window.CloseWatcher;
  });

  it('hears the Back button of a phone also after it stayed, and not below another dialog', async () => {
    const watchers: { onclose: (() => void) | null }[] = [];
    window.CloseWatcher = class {
      onclose: (() => void) | null = null;
      constructor() {
        watchers.push(this);
      }
      destroy() {
        watchers.splice(watchers.indexOf(this), 1);
      }
    };
    /** A watcher hears one press only. */
    const goBack = (watcher = watchers.at(-1)) => {
      const close = watcher?.onclose;
      if (watcher) watcher.onclose = null;
      act(() => close?.());
    };
    let done = () => undefined as void;
    const onConfirm = () => new Promise<void>((resolve) => (done = resolve));
    const { user, ask } = open({ onConfirm });
    const dialog = within(await ask());
    await user.click(dialog.getByRole('button', { name: 'Delete event' }));
    goBack();
    screen.getByRole('dialog');
    await act(async () => done());
    const { unmount } = render(
      <Dialog title="Above" open onClose={() => undefined}>
        <button>Save</button>
      </Dialog>,
    );
    await screen.findByRole('dialog', { name: 'Above' });
    goBack(watchers[0]);
    screen.getByRole('dialog', { name: 'Delete Spring Fair?' });
    unmount();
    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    delete window.CloseWatcher;
  });

  it('moves the focus to the heading when the button that opened it is disabled', async () => {
    function Sample() {
      const [asked, setAsked] = useState<boolean | null>(null);
      return (
        <>
          <h1 tabIndex={-1}>Group</h1>
          <button disabled={asked === false} onClick={() => setAsked(true)}>
            Send
          </button>
          <Confirm
            title="Send?"
            action="Yes"
            open={asked === true}
            onClose={() => undefined}
            onConfirm={() => setAsked(false)}
          />
        </>
      );
    }
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Group'));
  });

  it.each([
    ['the named section around it', 'Drafts'],
    ['the heading if no section around it has a name', undefined],
  ])('when the entry that opened it is gone, moves the focus to %s', async (_target, name) => {
    function Entry({ onGone }: { onGone: () => void }) {
      const [asking, setAsking] = useState(false);
      return (
        <div>
          <button onClick={() => setAsking(true)}>Delete</button>
          <Confirm title="Delete?" action="Yes" open={asking} onClose={() => setAsking(false)} onConfirm={onGone} />
        </div>
      );
    }
    function Sample() {
      const [there, setThere] = useState(true);
      return (
        <>
          <h1 tabIndex={-1}>Posts</h1>
          <Card title={name}>{there && <Entry onGone={() => setThere(false)} />}</Card>
        </>
      );
    }
    render(<Sample />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    const target = name ? screen.getByRole('region', { name }) : screen.getByRole('heading', { name: 'Posts' });
    await waitFor(() => expect(document.activeElement).toBe(target));
  });

  it('moves no focus when it closes if nothing had it before', async () => {
    render(
      <>
        <h1 tabIndex={-1}>Posts</h1>
        <Confirm title="Leave?" action="Yes" open onClose={() => undefined} onConfirm={() => undefined} />
      </>,
    ).rerender(<h1 tabIndex={-1}>Posts</h1>);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(document.body);
  });

  it('keeps the focus when what had it goes away', async () => {
    function Cleared() {
      const [there, setThere] = useState(true);
      return there && <button onClick={() => setThere(false)}>Clear the note</button>;
    }
    const { user, ask } = open({ children: <Cleared /> });
    const dialog = await ask();
    await user.click(screen.getByRole('button', { name: 'Clear the note' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog));
  });

  it('says so when it fails unforeseen, and can be answered again', async () => {
    const real = globalThis.reportError;
    const reported = (globalThis.reportError = jest.fn());
    const lost = new Error('lost');
    const { user, ask } = open({ onConfirm: () => Promise.reject(lost) });
    render(<ToastRegion />);
    const action = within(await ask()).getByRole<HTMLButtonElement>('button', { name: 'Delete event' });
    await user.click(action);
    await screen.findByText('Something went wrong. Please try again.');
    await waitFor(() => expect(action.getAttribute('aria-busy')).toBeNull());
    expect(reported).toHaveBeenCalledWith(lost);
    globalThis.reportError = real;
  });

  it('stays and cannot be answered twice while it is done', async () => {
    let done = () => undefined as void;
    const onConfirm = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
    const { user, ask } = open({ onConfirm });
    const dialog = await ask();
    const action = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete event' });
    await user.click(action);
    expect(action.getAttribute('aria-disabled')).toBe('true');
    await user.click(action);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    done();
    await waitFor(() => expect(action.getAttribute('aria-disabled')).toBeNull());
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});
