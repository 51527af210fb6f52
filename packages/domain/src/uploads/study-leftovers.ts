/** Files that operating systems write into every folder. */
const SYSTEM_FILES = [
  /^\.ds_store$/,
  /^thumbs\.db$/,
  /^desktop\.ini$/,
  /^\._/,
  /^\.(spotlight|trash|fseventsd)/,
]
const SYSTEM_FOLDERS = [
  /^__macosx$/,
  /^\.(spotlight-v100|trashes|fseventsd|git)$/,
  /^\$recycle\.bin$/,
  /^system volume information$/,
]
/** Files on the discs that modalities write: the directory, and the viewer. */
const DISC_FILES = [
  /^dicomdir(\.dir)?$/,
  /^(autorun|lockfile|version|licen[cs]e|readme|liesmich|help)(\.[a-z0-9]+)?$/,
  /\.(exe|dll|so|dylib|bat|cmd|com|msi|cab|jar|class|inf|ini|cfg|ico|icns|lnk|url|sys|ocx|manifest|chm|hlp|css|js|html?|xslt?|dtd|ttf|plist|log|md5|sha1|sha256)$/,
]
const DISC_FOLDERS = [/\.app$/, /^(jre|jvm|plugins?|runtimes?)$/]

/**
 * Returns whether a file is irrelevant to a reader, so that it is omitted from a study and only counted. A file chosen
 * individually is never treated as part of a viewer.
 */
export function isLeftover(path: string): boolean {
  const parts = path.toLowerCase().split('/').filter(Boolean)
  const name = parts.pop() ?? ''
  const isOf = (words: readonly string[], patterns: readonly RegExp[]) =>
    words.some((word) => patterns.some((pattern) => pattern.test(word)))
  if (isOf([name], SYSTEM_FILES) || isOf(parts, SYSTEM_FOLDERS)) return true
  return parts.length > 0 && (isOf([name], DISC_FILES) || isOf(parts, DISC_FOLDERS))
}
