import BlogsPage, { metadata as blogs } from '../blogs/page';

/** The list's second address, which the demo menu links; its canonical link is /blogs. */
export const metadata = blogs;

export default function BlogPage() {
  return <BlogsPage />;
}
