import type { ComponentProps } from 'react';
import { Shell } from '@/components/layout/Shell/Shell';
import { getLanguage } from '@/content/files/language';
import { listLanguageLinks } from '@/content/files/translations';
import { site } from '@/content/site/site';

/** The shell of a page, with what every page of the site has in it. */
export const Frame = (props: Omit<ComponentProps<typeof Shell>, 'site' | 'languages'>) => (
  <Shell site={site()} languages={listLanguageLinks(props.path, getLanguage())} {...props} />
);
