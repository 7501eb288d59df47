'use client';

import { Unexpected } from '@/components/sections/error/Unexpected/Unexpected';
import unexpected from '@/content/pages/unexpected.json';

type Props = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: Props) {
  return <Unexpected {...unexpected} status={error.message || unexpected.status} onRetry={reset} />;
}
