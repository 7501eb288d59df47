import BlogsPage, { metadata as blogs } from '../blogs/page';

/** The second address of the list, for the demo menu. Its canonical link is /blogs. */
export const metadata = blogs;

export default function BlogPage() {
  return <BlogsPage />;
}
