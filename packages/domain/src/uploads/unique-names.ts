import { fileNameKey } from './file-name.ts'

export type PlacedFile = { name: string; folders: readonly string[] }

/**
 * Returns names that are unique within a case. Modalities name every first picture IM000001: files of the same name are prefixed
 * with their series and study folders; remaining duplicates get a number, "name (2).dcm".
 */
export function uniqueNames(files: readonly PlacedFile[], taken: readonly string[]): string[] {
  const namesakes = Map.groupBy(files, ({ name }) => fileNameKey(name))
  const depths = new Map([...namesakes].map(([key, rivals]) => [key, depthNeeded(rivals)]))
  const used = new Set(taken.map(fileNameKey))
  return files.map((file) => {
    const depth = depths.get(fileNameKey(file.name)) ?? 0
    const name = freeName(withFolders(file, depth), used)
    used.add(fileNameKey(name))
    return name
  })
}

/** Returns the name itself, or the first unused "name (2).ext". */
export function freeName(name: string, used: ReadonlySet<string>): string {
  if (!used.has(fileNameKey(name))) return name
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let number = 2
  while (used.has(fileNameKey(`${stem} (${number})${ending}`))) number += 1
  return `${stem} (${number})${ending}`
}

/** Returns the number of folders needed to distinguish all files, or 0 if no number suffices. */
function depthNeeded(rivals: readonly PlacedFile[]): number {
  const deepest = Math.max(...rivals.map(({ folders }) => folders.length))
  for (let depth = 0; depth <= deepest; depth++) {
    const names = new Set(rivals.map((file) => fileNameKey(withFolders(file, depth))))
    if (names.size === rivals.length) return depth
  }
  return 0
}

function withFolders({ name, folders }: PlacedFile, depth: number): string {
  return [...(depth > 0 ? folders.slice(-depth) : []), name].join('_')
}
