/** The key under which the CMS stores who is signed in, with the token. */
const KEY = 'sveltia-cms.user';

const { getItem, setItem } = Storage.prototype;

/** Who is signed in, with the token. Only this page can read it. */
let account: string | null = null;

/** Leaves of an account what the second window of a sign-in reads. */
function withoutToken(text: string): string {
  const { backendName }: { backendName?: string } = JSON.parse(text);
  return JSON.stringify({ backendName });
}

/**
 * Keeps the token of the editor in the memory of this page. The CMS would keep it in `localStorage`,
 * which every script on every page of the site can read, Meta's among them.
 */
export function keepToken(): void {
  Storage.prototype.setItem = function (key, value) {
    if (key === KEY) account = value;
    setItem.call(this, key, key === KEY ? withoutToken(value) : value);
  };
  Storage.prototype.getItem = function (key) {
    return key === KEY && account !== null ? account : getItem.call(this, key);
  };
  // An earlier version of the editor may have stored a token.
  const stored = localStorage.getItem(KEY);
  if (stored !== null) localStorage.setItem(KEY, stored);
}
