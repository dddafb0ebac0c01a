import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { LeaveGuard } from '../../../components/drafts/leave-guard.js';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { LinkButton } from '../../../components/ui/button.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Page, PageHeader, Row } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { useCreatePostMutation } from '../api/admin-blog.generated.js';
import { PostFields } from '../components/post-fields.js';
import { emptyPost, postSchema, toInput, type PostValues } from '../post-values.js';
import { postForm } from '../texts.js';

export function Component() {
  const navigate = useNavigate();
  const [create] = useCreatePostMutation();
  const [restored, setRestored] = useState(0);
  const form = useForm<PostValues>({
    resolver: zodResolver(postSchema),
    defaultValues: emptyPost,
  });
  const submit = async (values: PostValues) => {
    const { data, error } = await create({ input: toInput(values) });
    if (error) {
      showServerErrors(form, error, postForm.notSaved);
      return;
    }
    toast(postForm.created);
    await navigate(`/admin/blog/${data.post.id}/edit`, { replace: true });
  };
  return (
    <Page>
      <PageHeader title={postForm.create} />
      <Form form={form} onSubmit={submit} label={postForm.form}>
        <FormDraft whileTyping onRestored={() => setRestored(restored + 1)} />
        <LeaveGuard />
        <PostFields isNew version={restored} />
        <p>{postForm.publishLater}</p>
        <FormProblem />
        <Row>
          <SubmitButton>{postForm.saveDraft}</SubmitButton>
          <LinkButton look="quiet" to="/admin/blog">
            {postForm.toList}
          </LinkButton>
        </Row>
      </Form>
    </Page>
  );
}
