import { screen, waitFor } from '@testing-library/react';
import { draftPost } from '../../testing/blog-posts.js';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const gone = refuse('NOT_FOUND', 'Post not found');
const next = { ...draftPost, id: '0198f0aa-0000-7000-8000-000000000002', title: 'Windy' };

describe('a post that is deleted while it is open', () => {
  it('keeps its text, which can become a new post', async () => {
    const { api, user, path } = openRoute(`/admin/blog/${draftPost.id}/edit`, {
      viewer: 'admin',
      answers: { PostForEditing: { post: draftPost }, UpdatePost: gone, CreatePost: { post: next } },
    });
    const title = await screen.findByLabelText<HTMLInputElement>('Title');
    api.set('PostForEditing', ({ id }: { id: string }) => (id === next.id ? { post: next } : gone));
    await user.type(title, 'y');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText('This post was deleted');
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Windy');
    await user.click(screen.getByRole('button', { name: 'Save as a new post' }));
    await waitFor(() => expect(path()).toBe(`/admin/blog/${next.id}/edit`));
    expect(api.named('CreatePost')[0]?.variables).toMatchObject({ input: { title: 'Windy', slug: 'wind' } });
    await screen.findByText('All changes saved');
  });

  it('shows why its text cannot become a new post', async () => {
    const { api, user } = openRoute(`/admin/blog/${draftPost.id}/edit`, {
      viewer: 'admin',
      answers: {
        PostForEditing: { post: draftPost },
        UpdatePost: gone,
        CreatePost: refuse('BLOG_POST.SLUG_TAKEN', 'Taken', [
          { path: 'slug', message: 'Another post has this address.' },
        ]),
      },
    });
    const title = await screen.findByLabelText('Title');
    api.set('PostForEditing', gone);
    await user.type(title, 'y');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await user.click(await screen.findByRole('button', { name: 'Save as a new post' }));
    await screen.findByText('Another post has this address.');
  });
});
