import { consultationRules } from '@/components/islands/forms/ConsultationForm';
import { ShowErrors } from '@/components/islands/forms/ShowErrors';
import { Consultation } from '@/components/sections/Consultation/Consultation';
import { Hero } from '@/components/sections/home/Hero/Hero';
import { ServiceGrid } from '@/components/sections/home/ServiceGrid/ServiceGrid';
import { TeamGrid } from '@/components/sections/team/TeamGrid/TeamGrid';
import { orderServices } from '@/content/collections/services';
import { people } from '@/content/collections/team';
import { findWords } from '@/content/pages/pages';
import { consultationForm } from '@/content/site/shared';
import { draftPicture } from '@/scripts/site/pictures/draft';
import { SharePicture } from './SharePicture';

const ID = 'consultation';

/** The error of each field that has rules, as its first rule words it. */
const toErrors = (form: Parameters<typeof consultationRules>[0]) =>
  Object.fromEntries(
    Object.entries(consultationRules(form)).map(([field, [first]]) => [field, first?.[1] ?? '']),
  );

/** Parts of the site in the brand: a first screen, cards, portraits, a form with errors and a share picture. */
export async function Pieces() {
  const [hero, grid, team] = [findWords('hero'), findWords('service-grid'), findWords('team-grid')];
  const talk = findWords('consultation');
  const form = consultationForm();
  const services = orderServices(grid?.lines ?? [])
    .slice(0, 2)
    .map(async (card) => ({ ...card, picture: await draftPicture(card.picture) }));
  const members = people()
    .slice(0, 3)
    .map(async (person) => ({ ...person, image: await draftPicture(person.image) }));
  return (
    <>
      {hero && <Hero {...hero} daylight={undefined} picture={await draftPicture(hero.picture)} />}
      {grid && <ServiceGrid {...grid} services={await Promise.all(services)} />}
      {team && <TeamGrid {...team} members={await Promise.all(members)} />}
      {talk && (
        <Consultation
          id={ID}
          {...talk}
          {...(talk.picture && { picture: await draftPicture(talk.picture) })}
          form={form}
        />
      )}
      <ShowErrors within={ID} errors={toErrors(form)} />
      <SharePicture />
    </>
  );
}
