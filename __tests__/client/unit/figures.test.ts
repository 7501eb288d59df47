import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { founder } from '@/content/pages/founder';
import { servicesDetails } from '@/content/pages/services-details';
import { teamDetails } from '@/content/pages/team-details';
import { counters } from '@/content/words/shared';

describe(ADVICE, () => {
  /** The year in which the founder's story begins. */
  const since = founder().story.milestones[0]?.year ?? '';

  const figure = ({ amount, suffix }: { amount: number; suffix: string }) => `${amount}${suffix}`;

  test('the note under the counters repeats the larger figures of other pages', () => {
    const [, projects] = teamDetails().what.counters;
    if (!projects) throw new Error('There is no second counter.');
    const { counterBlock } = servicesDetails();
    const team = founder().story.milestones.at(-1);
    expect(counters().note).toContain(
      `Since ${since} it is ${figure(projects)} projects for ${figure(counterBlock)} ${counterBlock.title}`,
    );
    expect(counters().note).toContain(`over ${team?.figure.replace('+', '')} ${team?.unit}`);
    expect(counters().note).toMatch(/past twelve months/);
  });

  test.each([
    ['/team-details', teamDetails().what.lead],
    ['/services-details', servicesDetails().counterBlock.note],
  ])('%s says that its figures count from the first year', (_, words) => {
    expect(words).toContain(`since ${since}`);
  });

  test('the years of experience count from the first year', () => {
    const [experience] = teamDetails().what.counters;
    expect(Number(since) + (experience?.amount ?? 0)).toBeLessThanOrEqual(new Date().getFullYear());
  });
});
