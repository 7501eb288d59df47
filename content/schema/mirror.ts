/**
 * A further language has its words in a mirror of `content`: "content/de/pages/home.yaml". A process reads one
 * language: that of SITE_LANGUAGE, or else the first one of the agency.
 */

/** The further language that this process reads: "de". Undefined for the first language. */
export const FURTHER = /^[a-z]{2,3}(-[a-z\d]+)*$/i.exec(process.env.SITE_LANGUAGE ?? '')?.[0];

/** The files of words, but for those that all languages share. */
const WORDS =
  /^content\/(?!brand\.yaml$)[^"\s]+\.(?:yaml|md)$|^content\/pictures\/(alts|shares)\.json$/;

/** The tag with which a path in a set of content begins: "de" of "de/pages/home.yaml". */
export const findMirror = (path: string): string | undefined =>
  /^([a-z]{2,3}(?:-[a-z\d]+)*)\//i.exec(path)?.[1];

/** The file of this process's language for a file of words. Other files, and those of the first language, stay. */
export const toMirror = (file: string): string =>
  FURTHER && WORDS.test(file) && !file.startsWith(`content/${FURTHER}/`)
    ? file.replace('content/', `content/${FURTHER}/`)
    : file;

/** The folder of this process's language for a folder of words. */
export const toMirrorFolder = (folder: string): string =>
  FURTHER ? folder.replace('content/', `content/${FURTHER}/`) : folder;

/** Names the files of this process's language in a message. */
export const nameMirrors = (message: string): string =>
  message.replace(/\bcontent\/[^\s"':,;]+\.(yaml|md|json)\b/g, (file) => toMirror(file));
