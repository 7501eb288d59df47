import { ButtonLink } from '@/components/ui/Button/Button';
import { withBasePath } from '@/components/ui/Link/with-base-path';
import { Picture } from '@/components/ui/Picture/Picture';
import { Sprite } from '@/components/ui/Sprite/Sprite';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import styles from './Missing.module.scss';
import type { MissingData } from './Missing.schema';

/**
 * Hosts serve one 404 page for every address. This script runs before the first paint. Some hosts have
 * no page at an address with a trailing slash, so it leads to the one without, unless that led here. At
 * the address of a job, it puts in the words of a missing job. It also keeps the document's title when
 * React writes its own.
 */
const SCRIPT = `(function(m){
var d=m.dataset,u=new URL(location.href),p=u.pathname.replace(/\\/+$/,'');
if(u.pathname!==p&&document.referrer!==u.href){u.pathname=p;location.replace(u);return}
if(p.indexOf(d.under)!==0||!/^[^/]+$/.test(p.slice(d.under.length)))return;
function q(s){return m.querySelector(s)}
function t(){if(document.title!==d.documentTitle)document.title=d.documentTitle}
q('h1').textContent=d.title;q('p').textContent=d.text;
q('a').firstChild.data=d.label;q('a').setAttribute('href',d.href);
t();new MutationObserver(t).observe(document.head,{childList:true,characterData:true,subtree:true})
})(document.currentScript.parentElement)`;

/** The message about a missing page, above the two riverbanks without their bridge. */
export function Missing({ title, text, action, search, picture, ball, torus, job }: MissingData) {
  return (
    <section className={styles.missing}>
      <Sprite picture={torus} width={190} className={styles.torus} />
      <div
        className={styles.message}
        {...(job && {
          'data-under': withBasePath(job.under),
          'data-title': job.title,
          'data-text': job.text,
          'data-label': job.action.label,
          'data-href': withBasePath(job.action.href),
          'data-document-title': job.documentTitle,
        })}
      >
        <h1 suppressHydrationWarning>{title}</h1>
        <p suppressHydrationWarning>{text}</p>
        <ButtonLink href={action.href} suppressHydrationWarning>
          {action.label}
        </ButtonLink>{' '}
        {search && <TextLink href={search.href}>{search.label}</TextLink>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which must run before the first paint */}
        <script data-keep="" dangerouslySetInnerHTML={{ __html: SCRIPT }} />
      </div>
      <div className={styles.banks}>
        <Picture picture={picture} sizes="(min-width: 44em) 100vw, 116vw" eager cutOut />
        <svg viewBox="0 0 1400 648" className={styles.bridge} aria-hidden="true">
          <path d="M538 388C546 258 612 206 700 206S854 258 862 388" />
        </svg>
        <Sprite picture={ball} width={100} className={styles.ball} />
      </div>
    </section>
  );
}
