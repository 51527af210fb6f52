/** A download under this name, in both spellings of RFC 6266: plain ASCII for the old, UTF-8 for the rest. */
export function attachment(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\%]/g, '_')
  const utf8 = encodeURIComponent(name).replaceAll(/['()*]/g, percent)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`
}

/** The marks that encodeURIComponent leaves and RFC 5987 does not allow. */
function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
