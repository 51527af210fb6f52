import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FuzzSeed, ReadFiles } from '@systole/ecg/formats/testing/fuzz'
import type { FuzzFiles } from '@systole/ecg/formats/testing/fuzz-mutations'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { readEcgFiles } from '../ecg/read-ecg-files.ts'

/** Returns a function that reads files as an import of staff does: from the disk, out of a ZIP, in every format. */
export function readFromDisk(folder: string): ReadFiles {
  return async (files, sink) => {
    mkdirSync(folder, { recursive: true })
    try {
      const written = writeFiles(files, folder)
      await readEcgFiles(
        written,
        { isByStaff: true, stated: {}, folder, onProgress: () => {} },
        sink,
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

/** Writes files by numbers, as their names are data. */
export function writeFiles(files: FuzzFiles, folder: string): { fileName: string; path: string }[] {
  return Object.entries(files).map(([fileName, bytes], place) => {
    const path = join(folder, `given-${place}`)
    writeFileSync(path, bytes)
    return { fileName, path }
  })
}

/** Returns seeds that pack the files of others in a ZIP, compressed and not, and one that unpacks to a thousand times its size. */
export function zipSeeds(seeds: readonly FuzzSeed[]): FuzzSeed[] {
  const packed = seeds.map(({ name, files }, place) => ({
    name: `zip ${name}`,
    files,
    pack: (each: FuzzFiles) => zipped(each, place % 2 === 0 ? 0 : 6),
  }))
  const bomb = new Uint8Array(BOMB_BYTES).fill(0x5b)
  return [...packed, { name: 'zip bomb', files: { 'a.json': bomb }, pack: packBomb }]
}

/** A text of nothing but openings. */
const BOMB_BYTES = 4 * 2 ** 20
const packBomb = (files: FuzzFiles) => zipped(files, 9)

async function zipped(files: FuzzFiles, level: number): Promise<FuzzFiles> {
  const lastModDate = new Date('2024-03-24T10:00:00Z') // an input follows from its number alone
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, level, lastModDate })
  for (const [name, bytes] of Object.entries(files))
    await zip.add(name, new Uint8ArrayReader(bytes))
  return { 'a.zip': await zip.close() }
}
