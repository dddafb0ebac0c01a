import type { Editor } from '@tiptap/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { draftPost as draft, savedPost as saved } from '../../testing/blog-posts.js';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const { id, document } = draft;
const published = { ...draft, status: 'published', publishAt: '2027-05-01T12:00:00.000Z' };
const saves = (api: ReturnType<typeof openRoute>['api']) => api.named('UpdatePost');
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const written = () => screen.getByRole('textbox', { name: 'Text' }).textContent;
const edit = (answers: Record<string, unknown>, post = draft) =>
  openRoute(`/admin/blog/${id}/edit`, { viewer: 'admin', answers: { PostForEditing: { post }, ...answers } });

describe('the editor of posts', () => {
  it('[CO-014] saves a new post with all its fields, and opens it', async () => {
    const { api, user, path } = openRoute('/admin/blog/new', {
      viewer: 'admin',
      answers: { CreatePost: { post: draft }, PostForEditing: { post: draft } },
    });
    await enter(user, await screen.findByLabelText('Title'), 'Wind & weather');
    await waitFor(() => expect(valueOf('Address')).toBe('wind-weather'));
    await enter(user, screen.getByLabelText('Summary'), 'Weights.');
    await user.selectOptions(screen.getByLabelText('Category'), 'Tips & Guides');
    await user.selectOptions(screen.getByLabelText('Kind'), 'blueprint');
    await user.click(screen.getByLabelText('Show at the top of the blog'));
    expect(await screen.findByRole('textbox', { name: 'Text' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(path()).toBe(`/admin/blog/${id}/edit`));
    expect(api.named('CreatePost')[0]?.variables).toEqual({
      input: {
        title: 'Wind & weather',
        slug: 'wind-weather',
        excerpt: 'Weights.',
        category: 'Tips & Guides',
        contentType: 'blueprint',
        featured: true,
        document: expect.stringContaining('"doc"') as string,
      },
    });
  });

  it('[CO-014] the address of a new post follows the title, also past an empty save and a visit to the address', async () => {
    const { user } = openRoute('/admin/blog/new', { viewer: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    await screen.findByText('Give the post a title.');
    expect(screen.queryByText('Use lowercase letters, digits, and single hyphens.')).toBeNull();
    await user.click(screen.getByLabelText('Address'));
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText('Use lowercase letters, digits, and single hyphens.');
    await enter(user, screen.getByLabelText('Title'), ' Wind');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(valueOf('Address')).toBe('wind'));
    await user.type(screen.getByLabelText('Address'), 'y');
    await enter(user, screen.getByLabelText('Title'), ' and weather');
    expect(valueOf('Title')).toBe('! Wind and weather');
    expect(valueOf('Address')).toBe('windy');
  });

  it('[CO-014] a taken address is shown at its field', async () => {
    const fields = [{ path: 'slug', message: 'Another post has this address.' }];
    const { user } = openRoute('/admin/blog/new', {
      viewer: 'admin',
      answers: { CreatePost: refuse('BLOG_POST.SLUG_TAKEN', 'Taken', fields) },
    });
    await user.type(await screen.findByLabelText('Title'), 'Wind');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Another post has this address.')).toBeTruthy();
  });

  it('[CO-014] a draft saves itself, one revision after the other, and says so', async () => {
    const { api, user } = edit({ UpdatePost: saved });
    const status = await screen.findByText('All changes saved');
    await waitFor(() => expect(written()).toBe('Weights on every leg.'));
    const said: (string | null)[] = [];
    const listen = new MutationObserver(() => said.push(status.textContent));
    listen.observe(status, { characterData: true, childList: true, subtree: true });
    await user.type(screen.getByLabelText('Title'), 'y');
    await waitFor(() => expect([said[0], said.at(-1)]).toEqual(['Unsaved changes', 'All changes saved']));
    expect(saves(api)[0]?.variables).toMatchObject({ input: { id, title: 'Windy', revision: 1, asDraft: true } });
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(saves(api)).toHaveLength(2));
    expect(saves(api)[1]?.variables).toMatchObject({ input: { title: 'Windy!', revision: 2, asDraft: true } });
  });

  it('[CO-014] shows the preview that the server renders', async () => {
    const { api, user } = edit({ RenderedPost: { rendered: { html: '<p>As visitors see it</p>' } } });
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('As visitors see it')).toBeTruthy();
    expect(api.named('RenderedPost')[0]?.variables).toEqual({ document });
  });

  it('[CO-014] saves before it publishes', async () => {
    const { api, user } = edit({ UpdatePost: saved, PublishPost: { post: published } });
    await user.type(await screen.findByLabelText('Title'), 'y');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('The post is published.')).toBeTruthy();
    const order = api.calls.map(({ name }) => name).filter((name) => /^(Update|Publish)Post$/.test(name));
    expect(order).toEqual(['UpdatePost', 'PublishPost']);
  });

  it('publishes no text that someone else saved meanwhile, and asks what to do with it', async () => {
    const { api, user } = edit({ PublishPost: refuse('BLOG_POST.CHANGED_MEANWHILE', 'Changed') });
    await screen.findByLabelText('Title');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByRole('button', { name: 'Save mine over it' });
    expect(api.named('PublishPost')[0]?.variables).toMatchObject({ revision: 1 });
  });

  it('marks the field that a post needs before it is published, and goes there', async () => {
    const fields = [{ path: 'excerpt', message: 'Write a summary.' }];
    const refusal = refuse('BLOG_POST.INCOMPLETE', 'A post needs a summary.', fields);
    const { api, user } = edit({ UpdatePost: saved, PublishPost: refusal });
    await user.clear(await screen.findByLabelText('Summary'));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Write a summary.');
    await waitFor(() => expect(window.document.activeElement).toBe(screen.getByLabelText('Summary')));
    api.set('PublishPost', { post: published });
    await enter(user, screen.getByLabelText('Summary'), 'Weights.');
    await user.click(await screen.findByRole('button', { name: 'Publish', busy: false }));
    await screen.findByText('The post is published.');
    await waitFor(() => expect(screen.queryByText('Write a summary.')).toBeNull());
  });

  it.each([
    ['published', published],
    ['scheduled', { ...draft, publishAt: '2040-05-01T12:00:00.000Z' }],
  ])('a %s post changes only when its editor says so', async (_, post) => {
    const { api, user } = edit({ UpdatePost: saved }, post);
    await user.type(await screen.findByLabelText('Title'), 'y');
    await screen.findByText('Unsaved changes');
    await user.click(screen.getByRole('button', { name: 'Update post' }));
    await waitFor(() => expect(saves(api)).toHaveLength(1));
  });

  it('of two editors, the second is warned, and can keep either text', async () => {
    const theirs = { ...draft, title: 'Theirs', revision: 5 };
    const { api, user } = edit({ UpdatePost: refuse('BLOG_POST.CHANGED_MEANWHILE', 'Changed') });
    await user.type(await screen.findByLabelText('Title'), 'y');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('This post was saved or published elsewhere')).toBeTruthy();
    expect(valueOf('Title')).toBe('Windy');
    api.set('PostForEditing', { post: theirs });
    api.set('UpdatePost', saved);
    await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(saves(api).at(-1)?.variables).toMatchObject({ input: { title: 'Windy', revision: 5 } }));
    await waitFor(() => expect(screen.queryByText('This post was saved or published elsewhere')).toBeNull());
  });

  it('keeps the text of the second editor, and says so, when that of the first cannot be read', async () => {
    const { api, user } = edit({ UpdatePost: refuse('BLOG_POST.CHANGED_MEANWHILE', 'Changed') });
    await user.type(await screen.findByLabelText('Title'), 'y');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const theirs = await screen.findByRole('button', { name: 'Use the other version' });
    api.set('PostForEditing', refuse('INTERNAL', 'Down'));
    await user.click(theirs);
    await screen.findByText('The post could not be loaded.');
    expect(valueOf('Title')).toBe('Windy');
  });

  it('of two editors, the second merges both texts part by part', async () => {
    const theirs = { ...draft, excerpt: 'Ropes too.', revision: 5 };
    const { api, user } = edit({ UpdatePost: refuse('BLOG_POST.CHANGED_MEANWHILE', 'Changed') });
    await user.type(await screen.findByLabelText('Title'), 'y');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText('This post was saved or published elsewhere');
    api.set('PostForEditing', { post: theirs });
    api.set('UpdatePost', saved);
    await user.click(screen.getByRole('button', { name: 'Compare and merge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge two versions' }));
    const sides = (name: string) => within(dialog.getByRole('group', { name })).getAllByRole<HTMLInputElement>('radio');
    expect(sides('1 of 2: Title').map(({ checked }) => checked)).toEqual([true, false]);
    expect(sides('2 of 2: Summary').map(({ checked }) => checked)).toEqual([false, true]);
    await user.click(dialog.getByRole('button', { name: 'Save the merged post' }));
    const merged = { title: 'Windy', excerpt: 'Ropes too.', revision: 5 };
    await waitFor(() => expect(saves(api).at(-1)?.variables).toMatchObject({ input: merged }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes Markdown in, with its heading as the title of a new post', async () => {
    const { user } = openRoute('/admin/blog/new', { viewer: 'admin', answers: {} });
    await user.click(await screen.findByRole('button', { name: 'Import Markdown' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await dialog.findByText('Choose a file or paste a text.')).toBeTruthy();
    const file = new File(['# Rain\n\nPack **early**.\n\n![x](https://a.example/x.png)'], 'rain.md');
    // jsdom's files have no `text`.
    Object.assign(file, { text: () => Promise.resolve('# Rain\n\nPack **early**.\n\n![x](https://a.example/x.png)') });
    await user.upload(dialog.getByLabelText('Markdown file'), file);
    await waitFor(() => expect(valueOf('Or paste Markdown')).toMatch('Rain'));
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    await screen.findByText(/imported without one image/);
    await waitFor(() => expect([valueOf('Title'), written()]).toEqual(['Rain', 'Pack early.']));
  });

  it('asks before a new post is left, offers it on return with its text, and no longer once it is saved', async () => {
    const { user, router, path } = openRoute('/admin/blog/new', {
      viewer: 'admin',
      answers: {
        AllPosts: { posts: { total: 0, items: [] } },
        CreatePost: { post: draft },
        PostForEditing: { post: draft },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Import Markdown' }));
    await user.type(await screen.findByLabelText('Or paste Markdown'), '# Rain{Enter}{Enter}Pack early.');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(valueOf('Title')).toBe('Rain'));
    await user.click(screen.getByRole('link', { name: 'All posts' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await screen.findByRole('link', { name: 'New post' });
    await act(() => router.navigate('/admin/blog/new'));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect([valueOf('Title'), written()]).toEqual(['Rain', 'Pack early.']));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(path()).toBe(`/admin/blog/${id}/edit`));
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Rain'));
  });

  it('brings an earlier version back into the editor', async () => {
    const version = { revision: 1, savedAt: '2027-05-01T12:00:00.000Z', title: 'First try' };
    const text = {
      ...version,
      excerpt: 'Old.',
      document: document.replace('Weights', 'Stones'),
      html: '<p>Stones</p>',
    };
    const { user } = edit({
      PostVersions: { versions: [{ ...version, words: 4 }] },
      PostVersion: { version: text },
      UpdatePost: saved,
    });
    await user.click(await screen.findByRole('button', { name: 'Versions' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: /4 words/ }));
    expect((await dialog.findByText('Stones')).tagName).toBe('DEL');
    expect(dialog.getAllByText('Weights').map(({ tagName }) => tagName)).toEqual(['INS', 'INS']);
    await user.click(dialog.getByRole('button', { name: 'Restore this version' }));
    await waitFor(() => expect([valueOf('Title'), written()]).toEqual(['First try', 'Stones on every leg.']));
    const { editor } = screen.getByRole('textbox', { name: 'Text' }) as HTMLElement & { editor: Editor };
    act(() => void editor.commands.undo());
    expect(written()).toBe('Weights on every leg.');
  });

  it('tells the version that was saved last from the earlier ones', async () => {
    const versions = [
      { revision: 2, savedAt: '2027-05-02T12:00:00.000Z', title: 'Second try', words: 4 },
      { revision: 1, savedAt: '2027-05-01T12:00:00.000Z', title: 'First try', words: 1 },
    ];
    const { user } = edit({ PostVersions: { versions } });
    await user.click(await screen.findByRole('button', { name: 'Versions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));
    expect(await dialog.findByRole('button', { name: /1 word$/ })).toBeTruthy();
    dialog.getByText('Saves by the same person within ten minutes count as one version.');
    const [newest, earlier] = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(newest).toMatch(/Saved last/);
    expect(earlier).not.toMatch(/Saved last/);
  });

  it('says when a post is gone', async () => {
    openRoute(`/admin/blog/${id}/edit`, {
      viewer: 'admin',
      answers: { PostForEditing: refuse('NOT_FOUND', 'Post not found') },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Post not found' })).toBeTruthy();
  });
});
