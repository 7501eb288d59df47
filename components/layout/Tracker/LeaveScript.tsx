/**
 * Reports a page view that still waits when the page is left: by the image of Meta's pixel, which
 * needs no script of Meta's. It stands right after the element with `data-pixel` and runs while the
 * page is parsed, because a short visit ends before any other script has started.
 *
 * A view waits until Meta's script has arrived and taken it. The address in the report leaves out
 * the words of a search. `components/islands/analytics/pixel.ts` describes `window.pageView`.
 */
const SCRIPT = `(function(w,d){
var e=d.currentScript.previousElementSibling.dataset,v=w.pageView={counted:false,refused:false,report:report};
if(w!==w.top)return;
function report(){var a=new URL(location.href);a.searchParams.delete('q');a.hash='';v.counted=true;
new Image().src='https://www.facebook.com/tr?'+new URLSearchParams({id:e.pixel,ev:'PageView',dl:a.href,rl:d.referrer,if:'false',ts:Date.now()})}
function allowed(){var c=null;try{c=localStorage.getItem('tracker')}catch(x){}
return c==='accepted'||c!=='refused'&&e.afterYes===undefined&&navigator.globalPrivacyControl!==true}
addEventListener('pagehide',function(){var f=w.fbq,q=f&&f.queue,i,taken=v.counted&&(!f||f.callMethod);
if(!taken&&!v.refused&&!d.prerendering&&allowed()){for(i=q?q.length:0;i--;)if(q[i][0]==='track')q.splice(i,1);report()}
v.counted=false})
})(window,document)`;

/** The script for leaving the page, inline after the element with `data-pixel`. */
export function LeaveScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which must run before the page is left
  return <script data-keep="" dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
