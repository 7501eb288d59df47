import type { ComponentProps } from 'react';
import { ArticleMeta } from '@/components/ui/ArticleMeta/ArticleMeta';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { Byline } from '@/components/ui/Byline/Byline';
import { TopPicture } from '@/components/ui/TopPicture/TopPicture';
import type { Article } from '@/content/collections/article-schema';
import type { LinkData } from '@/content/files/href';
import styles from './ArticleHeader.module.scss';
import type { ArticleHeaderData } from './ArticleHeader.schema';

type Props = ArticleHeaderData & {
  article: Article;
  /** The pages above, from Home. */
  trail: readonly LinkData[];
  /** Its tags, with links to their pages. */
  tags: ComponentProps<typeof ArticleMeta>['tags'];
};

/** The top of an article: its title, its author and its cover. */
export function ArticleHeader({ article, tags, trail, updated }: Props) {
  const { title, reading_time, created_at, updated_at, author, src, world } = article;
  return (
    <header className={styles.header}>
      <Breadcrumb path={trail} current={title} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.credits}>
        <Byline author={author} />
        <ArticleMeta
          tags={tags}
          reading_time={reading_time}
          created_at={created_at}
          updated={updated_at ? { label: updated, date: updated_at } : undefined}
        />
      </div>
      <TopPicture
        className={styles.cover}
        picture={src}
        sizes="(min-width: 44em) 70vw, 98vw"
        world={world}
      />
    </header>
  );
}
