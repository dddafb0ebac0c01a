import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { submitForm } from '../../../components/ui/form/submit-form.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { useCreatePostMutation } from '../api/admin-blog.generated.js';
import { toInput, type PostValues } from '../post-values.js';
import { postForm, saving } from '../texts.js';

const { deleted: texts } = saving;

/** The post was deleted while it was open. Its text is still in the form. */
export function DeletedPost() {
  const form = useFormContext<PostValues, unknown, PostValues>();
  const navigate = useNavigate();
  const [create, { isLoading }] = useCreatePostMutation();
  const saveAsNew = async (values: PostValues) => {
    const { data, error } = await create({ input: toInput(values) });
    if (error) {
      showServerErrors(form, error, postForm.notSaved);
      return;
    }
    toast(postForm.created);
    // Nothing is unsaved now, so nothing asks before the page is left.
    flushSync(() => form.reset(values));
    await navigate(`/admin/blog/${data.post.id}/edit`, { replace: true });
  };
  return (
    <Notice
      tone="error"
      title={texts.title}
      actions={
        <Button small busy={isLoading} onClick={() => void submitForm(form, saveAsNew)}>
          {texts.saveAsNew}
        </Button>
      }
    >
      {texts.text}
    </Notice>
  );
}
