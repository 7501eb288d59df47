import { consultationRules } from '@/components/islands/forms/ConsultationForm';
import { ShowErrors } from '@/components/islands/forms/ShowErrors';
import { Consultation } from '@/components/sections/Consultation/Consultation';
import { Hero } from '@/components/sections/home/Hero/Hero';
import { ServiceGrid } from '@/components/sections/home/ServiceGrid/ServiceGrid';
import { TeamGrid } from '@/components/sections/team/TeamGrid/TeamGrid';
import { home, homeServices } from '@/content/pages/home';
import { teamPage } from '@/content/pages/team';
import { consultation } from '@/content/site/consultation';
import { consultationForm } from '@/content/site/shared';
import { people } from '@/content/team/team';
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
  const { banner, serviceGrid } = home();
  const form = consultationForm();
  const { picture, ...words } = consultation();
  const services = homeServices()
    .slice(0, 2)
    .map(async (card) => ({ ...card, picture: await draftPicture(card.picture) }));
  const members = people()
    .slice(0, 3)
    .map(async (person) => ({ ...person, image: await draftPicture(person.image) }));
  return (
    <>
      <Hero {...banner} picture={await draftPicture(banner.picture)} />
      <ServiceGrid {...serviceGrid} services={await Promise.all(services)} />
      <TeamGrid {...teamPage().grid} members={await Promise.all(members)} />
      <Consultation
        id={ID}
        {...words}
        {...(picture && { picture: await draftPicture(picture) })}
        form={form}
      />
      <ShowErrors within={ID} errors={toErrors(form)} />
      <SharePicture />
    </>
  );
}
