import { beforeEach, expect, test } from '@jest/globals';
import { keepToken } from '@/scripts/edit/admin/keep-token';

const KEY = 'sveltia-cms.user';
const ACCOUNT = JSON.stringify({ backendName: 'github', token: 'secret', refreshToken: 'secret' });

const stored = () => JSON.stringify({ ...localStorage });

beforeEach(() => localStorage.clear());

test('a token that an earlier version stored leaves the storage, and its account stays', () => {
  localStorage.setItem(KEY, ACCOUNT);
  keepToken();
  expect(stored()).not.toContain('secret');
  expect(localStorage.getItem(KEY)).toBe(ACCOUNT);
});
