import { Button } from '@/components/ui/Button/Button';
import { controlProps, Field } from '@/components/ui/Field/Field';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import styles from './CommentForm.module.scss';
import type { CommentFormData } from './CommentForm.schema';

/** The comment form, switched off: comments are closed. */
export function CommentForm({ title, closed, instead, labels, button }: CommentFormData) {
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <h2 id="reply" className={styles.title}>
          {title}
        </h2>
        <p id="reply-closed">{closed}</p>
        <TextLink href={instead.href}>{instead.label}</TextLink>
      </div>
      {/* Outside a dialog this method sends nothing, even if somebody enables the fields. */}
      <form
        method="dialog"
        className={styles.form}
        aria-labelledby="reply"
        aria-describedby="reply-closed"
      >
        <fieldset disabled aria-labelledby="reply" className={styles.fields}>
          <Field id="reply-name" label={labels.name}>
            <input name="name" {...controlProps('reply-name', 'name')} />
          </Field>
          <Field id="reply-email" label={labels.email}>
            <input name="email" type="email" {...controlProps('reply-email', 'email')} />
          </Field>
          <Field id="reply-comment" label={labels.comment} className={styles.wide}>
            <textarea name="comment" rows={4} {...controlProps('reply-comment', 'comment')} />
          </Field>
          <div className={styles.wide}>
            <Button type="submit">{button}</Button>
          </div>
        </fieldset>
      </form>
    </section>
  );
}
