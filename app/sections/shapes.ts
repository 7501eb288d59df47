import type { Kind } from '@/content/pages/kinds';

/** The component of a kind: "StageBanner" of "stage-banner". */
type Name<K extends string> = K extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Name<Rest>}`
  : Capitalize<K>;

/** The shapes that sections share, what makes each, and a section that shows it. */
export const shapes: readonly { shape: string; by: string; section: Name<Kind> }[] = [
  { shape: 'A heading with a lead', by: 'ui/Head', section: 'ServiceIndex' },
  { shape: 'A title as wide as the page', by: 'page-top.giant-title', section: 'BanksBanner' },
  { shape: 'Two columns', by: 'layout.beside', section: 'Faq' },
  { shape: 'Rows that are full', by: 'ui/Rows', section: 'ServiceGrid' },
  { shape: 'Equal cards', by: 'layout.columns', section: 'JobCards' },
  { shape: 'A list with numbers', by: 'layout.numbered', section: 'QuestionList' },
  { shape: 'A list below lines', by: 'layout.divided', section: 'Comments' },
  { shape: 'A list with arches', by: 'layout.arches', section: 'LegalText' },
  { shape: 'What stays beside a text', by: 'layout.rail', section: 'Prose' },
  { shape: 'A picture in a frame', by: 'ui/Frame', section: 'ProjectsBanner' },
  { shape: 'A large number', by: 'ui/Figure', section: 'CaseStudies' },
];
