import { tools as schema } from '@/components/sections/home/Tools/Tools.schema';
import { define } from './schema/define';

/** The technologies, on the home page. */
export const tools = define('content/tools.ts', schema, {
  title: 'Seven platforms, all running to time',
  lead: 'We pick the plainest tool that will still be maintained in ten years. These are the ones that have earned a place on the board.',
  columns: { number: 'Platform', title: 'Service', desc: 'Calling at' },
  items: [
    {
      icon: 'browser',
      title: 'Frontend languages',
      desc: ['TypeScript', 'JavaScript', 'React', 'Next.js', 'Vue', 'Angular', 'Sass'],
    },
    {
      icon: 'terminal',
      title: 'Backend languages',
      desc: ['Node.js', 'Python', 'PHP', 'Java', 'C#', 'Go'],
    },
    {
      icon: 'pen-nib',
      title: 'UI/UX Design',
      desc: ['Figma', 'FigJam', 'Penpot', 'Storybook', 'Maze'],
    },
    {
      icon: 'device-mobile',
      title: 'Mobile',
      desc: ['Swift', 'Kotlin', 'Flutter', 'React Native', 'Expo'],
    },
    {
      icon: 'database',
      title: 'Databases',
      desc: ['PostgreSQL', 'MySQL', 'SQL Server', 'MongoDB', 'Redis', 'SQLite'],
    },
    {
      icon: 'cloud',
      title: 'Cloud DB/warehouses/storage',
      desc: ['Amazon Aurora', 'BigQuery', 'Snowflake', 'Redshift', 'Firestore', 'S3'],
    },
    {
      icon: 'infinity',
      title: 'DevOps',
      desc: ['Docker', 'Kubernetes', 'Terraform', 'GitHub Actions', 'Jenkins', 'Grafana'],
    },
  ],
});
