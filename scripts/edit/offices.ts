import { readValues } from './read-values';

/** The offices of the agency as options: each by its city, and its number from 1. */
export function listOffices(): { label: string; value: number }[] {
  const { offices = [] } = Object(readValues('content/agency.yaml'));
  return offices.map(({ city }: { city: string }, i: number) => ({ label: city, value: i + 1 }));
}
