import { jobCards } from '@/content/jobs/jobs';
import {
  allArticles,
  findAuthorList,
  findTagList,
  getListPage,
  listedAuthors,
  listedTags,
} from '@/content/lists/article-lists';
import { getJobPage } from '@/content/lists/job-lists';
import { countPages } from '@/content/lists/paging';
import { attempt } from '@/content/schema/mistake';

/** Checks the titles and descriptions of all pages of lists. Lists what is wrong (`listMistakes`). */
export async function checkLists(): Promise<void> {
  const lists = [
    allArticles,
    ...listedTags().map((slug) => () => findTagList(slug)),
    ...listedAuthors().map((slug) => () => findAuthorList(slug)),
  ];
  for (const find of lists) {
    await attempt(() => {
      const list = find();
      if (!list) return;
      // The last page has the longest title.
      for (const page of [1, countPages(list.articles.length)]) getListPage(list, page);
    });
  }
  await attempt(() => getJobPage(countPages(jobCards().length)));
}
