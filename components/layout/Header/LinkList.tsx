import { Link } from '@/components/ui/Link/Link';
import { getCurrent } from './getCurrent';

type Props = {
  links: readonly { label: string; href: string; world?: string }[];
  path: string;
  /** The path of the page above this one, where `path` does not show it. */
  above?: string | undefined;
  /** Whether the pages above this one are marked as current, too. */
  sections?: boolean;
  className?: string | undefined;
};

/** Links of a menu. The link to this page is marked as current. */
export function LinkList({ links, path, above, sections = false, className }: Props) {
  const mark = (href: string) => {
    const current = getCurrent(href, path, above);
    return sections || current === 'page' ? current : undefined;
  };
  return (
    <ul className={className}>
      {links.map(({ label, href, world }) => (
        <li key={href}>
          <Link href={href} data-world={world} aria-current={mark(href)}>
            {label}
          </Link>{' '}
        </li>
      ))}
    </ul>
  );
}
