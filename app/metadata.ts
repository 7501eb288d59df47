import type { Metadata } from 'next';
import { address } from '@/components/ui/Link/address';
import type { Meta } from '@/content/schema/meta';

/**
 * A page's title, description and canonical link.
 *
 * @param path the page's real address, also on a page served at a second one
 */
export const metadataOf = ({ title, description }: Meta, path: string): Metadata => ({
  title,
  description,
  alternates: { canonical: address(path) },
});
