/** Formats the header by RFC 6266 and 8187: an ASCII name for old clients, the true name in UTF-8 for all others. */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const fallback = name.normalize('NFKD').replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  return `${type}; filename="${fallback}"; filename*=UTF-8''${encode(name)}`
}

/** Encodes a text; encodeURIComponent leaves five characters that RFC 8187 does not allow. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
