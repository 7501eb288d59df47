/**
 * Runs before the first paint. It applies the theme that is played with the sun in this tab, or else the
 * chosen one, so that the page does not flash in another one. It says which hour is kept (`islands/page/hour`), and
 * marks the session's first page, on which the preloader shows.
 *
 * A prerendered page has its own session storage until it is activated, so the mark waits for that. The theme
 * is read again then, and when a page comes back: the visitor may have changed it meanwhile. If storage is
 * blocked, neither applies.
 *
 * If the module that starts the page's other scripts is lost on its way, it is fetched again at the
 * visitor's next moves, by other addresses: Firefox remembers lost modules.
 */
const SCRIPT = `(function(p,d){function s(){try{var s=sessionStorage,k='visited',t=s.theme||localStorage.theme;/^(light|dark)$/.test(t)&&(d.dataset.theme=t);s.hour?d.dataset.hour=s.hour:delete d.dataset.hour;p.prerendering||s[k]||(s[k]=1,d.dataset.firstVisit='')}catch(e){}}s();p.addEventListener('prerenderingchange',s);addEventListener('pageshow',s);addEventListener('error',function(e){var m=e.target,n=0;function w(){var b=0;['pointerover','focusin','touchstart','scroll','online'].forEach(function(t){addEventListener(t,function(){b++||import(m.src+'?'+ ++n).catch(w)},{once:true})})}m.type==='module'&&w()},true)})(document,document.documentElement)`;

/** The early script, inline in the page's head. */
export function EarlyScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; an external file would delay the first paint
  return <script data-keep="" dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
