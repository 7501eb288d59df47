'use client';

import { Unexpected } from '@/components/sections/error/Unexpected/Unexpected';
import { name } from '@/content/name';
import { unexpected } from '@/content/pages/unexpected';

type Props = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: Props) {
  return (
    <Unexpected
      {...unexpected}
      name={name}
      status={error.message || unexpected.status}
      onRetry={reset}
    />
  );
}
