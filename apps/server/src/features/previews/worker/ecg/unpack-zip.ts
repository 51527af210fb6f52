import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { UnreadableRecording } from '@systole/ecg/formats/recording-sink'
import type { ByteSource } from '@systole/ecg/signal/byte-source'
import { configure, type FileEntry, Reader, ZipReader } from '@zip.js/zip.js'
import { writeBytes } from './lead-file.ts'

export type NamedFile = { fileName: string; path: string }

const SIGNATURE = [0x50, 0x4b, 0x03, 0x04]
const MOST_FILES = 50
/** All files of an archive together, unpacked. An archive that states more is refused before it is unpacked; one that states less is not believed. */
const MOST_BYTES = 2 ** 30

configure({ useWebWorkers: false })

export async function isZip(source: ByteSource): Promise<boolean> {
  const start = await source.read(0, SIGNATURE.length)
  return SIGNATURE.every((byte, place) => start[place] === byte)
}

/**
 * Unpacks an archive to numbered files of the folder. Its own names are data, of which folders are dropped and no path is made.
 * Throws for one with too many files or bytes, with a password, or damaged.
 */
export async function unpackZip(
  source: ByteSource,
  folder: string,
  mostBytes = MOST_BYTES,
): Promise<NamedFile[]> {
  const reader = new ZipReader(new SourceReader(source), { filenameValidation: 'tolerant' })
  try {
    const entries = (await reader.getEntries().catch(damaged)).filter(isWanted)
    if (entries.length > MOST_FILES) throw new UnreadableRecording('tooLarge', 'ZIP')
    const stated = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    if (stated > mostBytes) throw new UnreadableRecording('tooLarge', 'ZIP')
    let total = 0
    const files: NamedFile[] = []
    for (const [place, entry] of entries.entries()) {
      const path = join(folder, `unpacked-${place}`)
      const file = openSync(path, 'w')
      const write = (bytes: Uint8Array) => {
        total += bytes.length
        if (total > mostBytes) throw new UnreadableRecording('tooLarge', entry.filename)
        writeBytes(file, bytes)
      }
      try {
        await entry.getData(new WritableStream({ write }), { checkSignature: true })
      } catch (error) {
        damaged(error, entry.filename)
      } finally {
        closeSync(file)
      }
      files.push({ fileName: plainName(entry.filename), path })
    }
    return files
  } finally {
    await reader.close()
  }
}

/** Reads an archive through a source of bytes. */
class SourceReader extends Reader<ByteSource> {
  readonly source: ByteSource

  constructor(source: ByteSource) {
    super(source)
    this.source = source
    this.size = source.sizeBytes
  }

  override async readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    return this.source.read(offset, length)
  }
}

function isWanted(entry: { directory: boolean; filename: string }): entry is FileEntry {
  const name = plainName(entry.filename)
  return (
    !entry.directory &&
    name !== '' &&
    !name.startsWith('.') &&
    !/(^|[/\\])__MACOSX[/\\]/.test(entry.filename)
  )
}

/** Folders of an archive are dropped, whatever they say. */
function plainName(name: string): string {
  return name.split(/[/\\]/).at(-1) ?? ''
}

function damaged(error: unknown, name = 'ZIP'): never {
  if (error instanceof UnreadableRecording) throw error
  throw new UnreadableRecording('damaged', name)
}
