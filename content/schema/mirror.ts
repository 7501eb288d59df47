/**
 * A further language has its words in a mirror of `content`: "content/de/pages/home.yaml". A process reads one
 * language: that of SITE_LANGUAGE, or else the first one of the agency.
 */

/** The further language that this process reads: "de". Undefined for the first language. */
export const FURTHER = /^[a-z]{2,3}(-[a-z\d]+)*$/i.exec(process.env.SITE_LANGUAGE ?? '')?.[0];

/** The files of words, but for those that all languages share. */
const WORDS =
  /^content\/(?!brand\.yaml$)[^"\s]+\.(?:yaml|md)$|^content\/pictures\/(alts|shares)\.json$/;

/** The further language that a file of a set of content is written in, by its path in the set: "de/pages/home.yaml". No other folder has so short a name. */
export const findMirror = (path: string): string | undefined =>
  /^([a-z]{2,3}(?:-[a-z\d]+)*)\//i.exec(path)?.[1];

/** Whether a file lies in the mirror of a further language. */
export const isMirrored = (file: string): boolean =>
  file.startsWith('content/') && findMirror(file.slice('content/'.length)) !== undefined;

/** The file of this process's language for a file of words. Other files, and those of the first language, stay. */
export const toMirror = (file: string): string =>
  FURTHER && WORDS.test(file) && !isMirrored(file)
    ? file.replace('content/', `content/${FURTHER}/`)
    : file;

/** The folder of this process's language for a folder of words. */
export const toMirrorFolder = (folder: string): string =>
  FURTHER ? folder.replace('content/', `content/${FURTHER}/`) : folder;

/** Names the files of this process's language in a message. */
export const nameMirrors = (message: string): string =>
  message.replace(/\bcontent\/[^\s"':,;]+\.(yaml|md|json)\b/g, (file) => toMirror(file));
