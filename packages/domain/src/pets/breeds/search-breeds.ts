/** The searchable names of a breed: its names in every language, short forms and abbreviations. */
type SearchedBreed = { id: string; names: readonly string[] }

/** Returns the breeds that match the typed text: exact matches, then prefixes, then substrings; all breeds if it is empty. */
export function searchBreeds<Found extends SearchedBreed>(
  breeds: readonly Found[],
  typed: string,
): Found[] {
  const wanted = breedKey(typed)
  if (wanted === '') return [...breeds]
  return breeds
    .map((breed) => ({ breed, rank: rankOf(breed.names, wanted) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank)
    .map(({ breed }) => breed)
}

const NOT_FOUND = 3

function rankOf(names: readonly string[], wanted: string): number {
  const ranks = names.map((name) => {
    const key = breedKey(name)
    if (key === wanted) return 0
    if (key.startsWith(wanted)) return 1
    return key.includes(wanted) ? 2 : NOT_FOUND
  })
  return Math.min(NOT_FOUND, ...ranks)
}

/** Normalizes a text for comparison: ignores letter case, width, accents, spaces, dots and the difference of the two kana. */
function breedKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s・.\-'’()]/g, '')
    .replaceAll(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
}
