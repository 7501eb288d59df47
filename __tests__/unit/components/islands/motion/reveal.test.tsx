import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { EVERY_TIME, reveal } from '@/components/islands/motion/reveal';
import { readSettings } from '@/components/islands/motion/settings';

test.each([EVERY_TIME, { duration: 900, delays: [0.2, 0.4], repeat: false }])(
  'reads the settings that were written: %o',
  (settings) => {
    render(<ul {...reveal(settings)} />);
    const list = screen.getByRole('list');
    expect(list).toHaveAttribute('data-enhance', 'reveal');
    expect(readSettings(list)).toEqual({ delays: [], ...settings });
  },
);
