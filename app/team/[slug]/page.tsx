import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextPage } from '@/components/sections/NextPage/NextPage';
import { Biography } from '@/components/sections/person/Biography/Biography';
import { CasesOf } from '@/components/sections/person/CasesOf/CasesOf';
import { PersonBanner } from '@/components/sections/person/PersonBanner/PersonBanner';
import { Week } from '@/components/sections/person/Week/Week';
import { WrittenBy } from '@/components/sections/person/WrittenBy/WrittenBy';
import { findNext } from '@/content/collections/next';
import { personPage } from '@/content/collections/person-page';
import { projects } from '@/content/collections/projects';
import { findPerson, getCallName, people, readPerson } from '@/content/collections/team';
import { agency } from '@/content/files/agency';
import { getTrail } from '@/content/files/breadcrumb';
import { decode } from '@/content/files/to-path';
import { getArticlesBy } from '@/content/pages/article-lists';
import { breadcrumbs } from '@/content/structured/breadcrumbs';
import { profilePage } from '@/content/structured/person';
import { Frame } from '../../Frame';
import { getMetadata } from '../../metadata';
import { staticParams } from '../../static-params';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  staticParams(
    'slug',
    people().map(({ slug }) => slug),
  );

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const person = findPerson(decode((await params).slug));
  return person ? getMetadata({ path: person.url, meta: person.meta }) : {};
}

export default async function PersonPage({ params }: Props) {
  const slug = decode((await params).slug);
  const person = readPerson(slug);
  if (!person) notFound();

  const { title: name, designation, description, image, world, city, week, url, prose } = person;
  const withName = (words: string) => words.replace('{name}', getCallName(name));
  const breadcrumb = { path: getTrail('team'), current: name };
  const office = agency().offices.find((each) => each.city === city);
  const cases = projects().filter((project) => project.people.includes(slug));
  const { newest, list } = getArticlesBy(slug);
  const next = findNext(people(), slug);
  return (
    <Frame
      path={url}
      world={world}
      structuredData={[breadcrumbs(url, breadcrumb), profilePage(person)]}
    >
      <PersonBanner
        breadcrumb={breadcrumb}
        name={name}
        role={designation}
        statement={description}
        world={world}
        portrait={image}
        office={office}
      />
      <Biography prose={prose} />
      {week.length > 0 && (
        <Week title={withName(personPage().week.title)} world={world} days={week} />
      )}
      <CasesOf title={withName(personPage().cases.title)} cases={cases} />
      <WrittenBy
        title={withName(personPage().articles.title)}
        articles={newest}
        {...(list && {
          more: {
            label: personPage().articles.all.replace('{count}', String(list.articles.length)),
            href: list.path,
          },
        })}
      />
      {next && (
        <NextPage
          {...personPage().next}
          name={next.title}
          line={next.designation}
          href={next.url}
          world={next.world}
          picture={next.image}
          shape="bust"
        />
      )}
    </Frame>
  );
}
