'use client';

import { Unexpected } from '@/components/sections/error/Unexpected/Unexpected';
import { name } from '@/content/name';
import { unexpected } from '@/content/pages/unexpected';

type Props = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: Props) {
  const { status, retry, ...words } = unexpected;
  return (
    <Unexpected
      {...words}
      name={name}
      status={error.message || status}
      retry={{ label: retry, onClick: reset }}
    />
  );
}
