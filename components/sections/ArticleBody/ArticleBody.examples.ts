import { dataFor, defineExamples } from '@/components/sections/examples';
import { article, shortProse } from '@/components/sections/samples';
import { ArticleBody } from './ArticleBody';
import { articleBody } from './ArticleBody.schema';

export const examples = defineExamples(ArticleBody, {
  'every kind of text': {
    ...dataFor(articleBody, { contents: 'In this article' }),
    prose: article.prose,
  },
  'one heading, and long words above the list': {
    ...dataFor(articleBody, { contents: 'What you will find in this article' }),
    prose: shortProse,
  },
});
