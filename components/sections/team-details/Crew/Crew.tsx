import { Ground } from '@/components/ui/Ground/Ground';
import { Head } from '@/components/ui/Head/Head';
import { People } from '@/components/ui/People/People';
import type { PersonCard } from '@/content/collections/person-schema';

type Props = { title: string; people: readonly PersonCard[] };

/** A line about the team, and its people in arches. */
export function Crew({ title, people }: Props) {
  if (people.length === 0) return null;
  return (
    <Ground space="above">
      <Head title={title} measure="wide" />
      <People people={people} sizes="(min-width: 68em) 16vw, (min-width: 44em) 30vw" />
    </Ground>
  );
}
