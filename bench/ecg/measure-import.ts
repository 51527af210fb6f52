import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dayEcg } from '../../e2e/support/day-ecg.ts'

/** The cost of the import of a file, in a process that does nothing else. */
export type ImportCost = { recordings: number; cpuSeconds: number; peakMebibytes: number }

const run = promisify(execFile)
const SCRIPT = join(import.meta.dirname, 'import-once.ts')

/** Measures the import of a DICOM file of so many hours at 500 Hz. */
export async function measureImport(of: { hours: number; leads: 1 | 6 }): Promise<ImportCost> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'))
  try {
    const path = join(folder, 'day.dcm')
    writeFileSync(path, dayEcg({ ...of, samplesPerSecond: 500 }))
    const { stdout } = await run(process.execPath, [SCRIPT, path])
    return JSON.parse(stdout) as ImportCost // of our own script
  } finally {
    rmSync(folder, { recursive: true })
  }
}
