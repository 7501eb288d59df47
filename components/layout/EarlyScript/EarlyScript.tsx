/**
 * Runs before the first paint: the remembered theme, so that it never flashes, and whether this
 * is the session's first page, for the preloader. A page that is prerendered has a session of its
 * own until it is visited, so the second question waits for the visit, and is not asked where
 * another of our pages made it ready: the first look into storage takes up to 20 ms just then.
 * Storage may be blocked; then neither applies.
 */
const SCRIPT = `(function(p,d){function v(){try{if(!sessionStorage.getItem('visited')){sessionStorage.setItem('visited','1');d.dataset.firstVisit=''}}catch(e){}}try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.dataset.theme=t}catch(e){}p.prerendering?p.referrer.startsWith(location.origin+'/')||p.addEventListener('prerenderingchange',v):v()})(document,document.documentElement)`;

/** The one script in the page's head. */
export function EarlyScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and it must not wait for a file
  return <script data-keep="" dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
